Demo.run()
