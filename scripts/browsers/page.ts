/** A page that a test drives: the same few commands in every browser. */
export interface DrivenPage {
  /** Loads an address and waits for its load event. */
  readonly goto: (url: string) => Promise<void>
  /** Evaluates the source of an expression in the page and waits for its promise. The result must be JSON. */
  readonly evaluate: <Result>(expression: string) => Promise<Result>
  /** Sets the size of the viewport, CSS px. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Presses and releases a key, named as in `KeyboardEvent.key`. */
  readonly press: (key: string) => Promise<void>
  /** PNG of the viewport. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** A browser that was started for tests. */
export interface DrivenBrowser {
  readonly name: 'chromium' | 'firefox' | 'webkit'
  readonly version: string
  /** Opens a page. WebKit has one page at a time: a second one takes its place. */
  readonly newPage: () => Promise<DrivenPage>
  /** Ends the browser and everything that was started for it. */
  readonly close: () => Promise<void>
}
