#if !Tool
/// The executable if the tool is built without its trait. It allows building the package without fetching any dependencies.
@main struct NotBuilt {
  static func main() {
    print("sqlite-manager was built without its trait. Build it with: swift build --traits Tool")
  }
}
#endif
