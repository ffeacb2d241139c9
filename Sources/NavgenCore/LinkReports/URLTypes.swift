/// The part of an app's Info.plist that claims its schemes, as a property list of its own.
package func urlTypes(_ model: NavigationModel) -> String {
  let schemes = model.links.schemes.map { "        <string>\($0)</string>\n" }.joined()
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleURLTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
          <key>CFBundleURLName</key>
          <string>\(model.name)</string>
          <key>CFBundleURLSchemes</key>
          <array>
    \(schemes)      </array>
        </dict>
      </array>
    </dict>
    </plist>

    """
}
