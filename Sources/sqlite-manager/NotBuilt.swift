#if !Tool
/// The tool when it was built without its trait, so that the package can be built without fetching anything.
@main struct NotBuilt {
  static func main() {
    print("sqlite-manager was built without its trait. Build it with: swift build --traits Tool")
  }
}
#endif
