// The function pointers that FTS5 hands out in tables, as functions: so they can be requirements like all
// others. With a null pointer as the table they answer SQLITE_MISUSE, or nothing.

#ifndef CSQLITE_FULLTEXT_H
#define CSQLITE_FULLTEXT_H

#include <sqlite3.h>

static inline int sqm_fts5_api_xCreateTokenizer(fts5_api *api, const char *zName, void *pContext, fts5_tokenizer *pTokenizer, void (*xDestroy)(void *)) {
  return api ? api->xCreateTokenizer(api, zName, pContext, pTokenizer, xDestroy) : SQLITE_MISUSE;
}

static inline int sqm_fts5_api_xFindTokenizer(fts5_api *api, const char *zName, void **ppContext, fts5_tokenizer *pTokenizer) {
  return api ? api->xFindTokenizer(api, zName, ppContext, pTokenizer) : SQLITE_MISUSE;
}

static inline int sqm_fts5_api_xCreateFunction(fts5_api *api, const char *zName, void *pContext, fts5_extension_function xFunction, void (*xDestroy)(void *)) {
  return api ? api->xCreateFunction(api, zName, pContext, xFunction, xDestroy) : SQLITE_MISUSE;
}

static inline int sqm_fts5_tokenizer_xCreate(fts5_tokenizer *tokenizer, void *pContext, const char **azArg, int nArg, Fts5Tokenizer **ppOut) {
  return tokenizer ? tokenizer->xCreate(pContext, azArg, nArg, ppOut) : SQLITE_MISUSE;
}

static inline void sqm_fts5_tokenizer_xDelete(fts5_tokenizer *tokenizer, Fts5Tokenizer *instance) {
  if (tokenizer) tokenizer->xDelete(instance);
}

static inline int sqm_fts5_tokenizer_xTokenize(fts5_tokenizer *tokenizer, Fts5Tokenizer *instance, void *pCtx, int flags, const char *pText, int nText, int (*xToken)(void *pCtx, int tflags, const char *pToken, int nToken, int iStart, int iEnd)) {
  return tokenizer ? tokenizer->xTokenize(instance, pCtx, flags, pText, nText, xToken) : SQLITE_MISUSE;
}

static inline void *sqm_Fts5ExtensionApi_xUserData(const Fts5ExtensionApi *api, Fts5Context *match) {
  return api ? api->xUserData(match) : 0;
}

static inline int sqm_Fts5ExtensionApi_xColumnCount(const Fts5ExtensionApi *api, Fts5Context *match) {
  return api ? api->xColumnCount(match) : 0;
}

static inline int sqm_Fts5ExtensionApi_xRowCount(const Fts5ExtensionApi *api, Fts5Context *match, sqlite3_int64 *pnRow) {
  return api ? api->xRowCount(match, pnRow) : SQLITE_MISUSE;
}

static inline int sqm_Fts5ExtensionApi_xColumnTotalSize(const Fts5ExtensionApi *api, Fts5Context *match, int iCol, sqlite3_int64 *pnToken) {
  return api ? api->xColumnTotalSize(match, iCol, pnToken) : SQLITE_MISUSE;
}

static inline int sqm_Fts5ExtensionApi_xTokenize(const Fts5ExtensionApi *api, Fts5Context *match, const char *pText, int nText, void *pCtx, int (*xToken)(void *pCtx, int tflags, const char *pToken, int nToken, int iStart, int iEnd)) {
  return api ? api->xTokenize(match, pText, nText, pCtx, xToken) : SQLITE_MISUSE;
}

static inline int sqm_Fts5ExtensionApi_xPhraseCount(const Fts5ExtensionApi *api, Fts5Context *match) {
  return api ? api->xPhraseCount(match) : 0;
}

static inline int sqm_Fts5ExtensionApi_xPhraseSize(const Fts5ExtensionApi *api, Fts5Context *match, int iPhrase) {
  return api ? api->xPhraseSize(match, iPhrase) : 0;
}

static inline int sqm_Fts5ExtensionApi_xInstCount(const Fts5ExtensionApi *api, Fts5Context *match, int *pnInst) {
  return api ? api->xInstCount(match, pnInst) : SQLITE_MISUSE;
}

static inline int sqm_Fts5ExtensionApi_xInst(const Fts5ExtensionApi *api, Fts5Context *match, int iIdx, int *piPhrase, int *piCol, int *piOff) {
  return api ? api->xInst(match, iIdx, piPhrase, piCol, piOff) : SQLITE_MISUSE;
}

static inline sqlite3_int64 sqm_Fts5ExtensionApi_xRowid(const Fts5ExtensionApi *api, Fts5Context *match) {
  return api ? api->xRowid(match) : 0;
}

static inline int sqm_Fts5ExtensionApi_xColumnText(const Fts5ExtensionApi *api, Fts5Context *match, int iCol, const char **pz, int *pn) {
  return api ? api->xColumnText(match, iCol, pz, pn) : SQLITE_MISUSE;
}

static inline int sqm_Fts5ExtensionApi_xColumnSize(const Fts5ExtensionApi *api, Fts5Context *match, int iCol, int *pnToken) {
  return api ? api->xColumnSize(match, iCol, pnToken) : SQLITE_MISUSE;
}

static inline int sqm_Fts5ExtensionApi_xQueryPhrase(const Fts5ExtensionApi *api, Fts5Context *match, int iPhrase, void *pUserData, int (*xCallback)(const Fts5ExtensionApi *, Fts5Context *, void *)) {
  return api ? api->xQueryPhrase(match, iPhrase, pUserData, xCallback) : SQLITE_MISUSE;
}

static inline int sqm_Fts5ExtensionApi_xSetAuxdata(const Fts5ExtensionApi *api, Fts5Context *match, void *pAux, void (*xDelete)(void *)) {
  return api ? api->xSetAuxdata(match, pAux, xDelete) : SQLITE_MISUSE;
}

static inline void *sqm_Fts5ExtensionApi_xGetAuxdata(const Fts5ExtensionApi *api, Fts5Context *match, int bClear) {
  return api ? api->xGetAuxdata(match, bClear) : 0;
}

static inline int sqm_Fts5ExtensionApi_xPhraseFirst(const Fts5ExtensionApi *api, Fts5Context *match, int iPhrase, Fts5PhraseIter *pIter, int *piCol, int *piOff) {
  return api ? api->xPhraseFirst(match, iPhrase, pIter, piCol, piOff) : SQLITE_MISUSE;
}

static inline void sqm_Fts5ExtensionApi_xPhraseNext(const Fts5ExtensionApi *api, Fts5Context *match, Fts5PhraseIter *pIter, int *piCol, int *piOff) {
  if (api) api->xPhraseNext(match, pIter, piCol, piOff);
}

static inline int sqm_Fts5ExtensionApi_xPhraseFirstColumn(const Fts5ExtensionApi *api, Fts5Context *match, int iPhrase, Fts5PhraseIter *pIter, int *piCol) {
  return api ? api->xPhraseFirstColumn(match, iPhrase, pIter, piCol) : SQLITE_MISUSE;
}

static inline void sqm_Fts5ExtensionApi_xPhraseNextColumn(const Fts5ExtensionApi *api, Fts5Context *match, Fts5PhraseIter *pIter, int *piCol) {
  if (api) api->xPhraseNextColumn(match, pIter, piCol);
}

#endif
