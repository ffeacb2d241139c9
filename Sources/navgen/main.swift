import NavgenCLI

runProcess()
