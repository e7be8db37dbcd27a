// The same few commands over three browsers, for tests that run in each of them.

/**
 * @typedef {object} DrivenPage
 * @property {(url: string) => Promise<void>} goto Loads an address and waits for its load event.
 * @property {<Result>(run: string) => Promise<Result>} evaluate Runs the source of an expression in the page and waits
 * for its promise. The result must be JSON.
 * @property {(width: number, height: number) => Promise<void>} resize Size of the viewport, CSS px.
 * @property {(key: string) => Promise<void>} press Presses and releases a key, named as in `KeyboardEvent.key`.
 * @property {() => Promise<Buffer>} screenshot PNG of the viewport.
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} DrivenBrowser
 * @property {'chromium' | 'firefox' | 'webkit'} name
 * @property {string} version
 * @property {() => Promise<DrivenPage>} newPage WebKit has one page at a time: a second one takes its place.
 * @property {() => Promise<void>} close Ends the browser and everything that was started for it.
 */

export {}
