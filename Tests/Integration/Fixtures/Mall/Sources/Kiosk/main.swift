import Bridge

print(KioskTab.allCases.count == Int(bridge()))
