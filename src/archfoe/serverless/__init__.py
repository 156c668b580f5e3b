"""Tables without a server: the same application inside a web page, where Python runs in a worker of the browser.

There are no threads, no processes and no database: `store` keeps games in the browser, `bots` answer in line, and
`host` takes the requests and messages of the page.
"""
