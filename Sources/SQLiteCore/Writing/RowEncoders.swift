/// The encoders of rows that were inserted one by one, kept so that the next value of the same type finds its columns and containers made.
final class RowEncoders: ConnectionAttachment {
  private var idle: [RowEncoder] = []

  /// An encoder for values of a type, out of what is kept: a value that inserts others while it is encoded gets another one.
  func take(for type: any Encodable.Type, _ naming: ColumnNaming) -> RowEncoder {
    guard let found = idle.lastIndex(where: { $0.type == ObjectIdentifier(type) && $0.naming == naming }) else {
      return RowEncoder(naming, for: type)
    }
    return idle.remove(at: found)
  }

  /// Keeps an encoder; the one that was used longest ago goes when there are too many.
  func keep(_ encoder: RowEncoder) { idle.append(encoder, toAtMost: 8)?.finish() }

  func detach() {
    for encoder in idle { encoder.finish() }
    idle = []
  }
}
