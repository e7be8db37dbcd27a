/** State that is kept outside of React. */
export interface Store<State> {
  readonly state: () => State
  readonly subscribe: (listener: () => void) => () => void
}

/** A {@link Store} whose engine is loaded with its first subscriber. */
export interface LazyStore<State, Engine> extends Store<State> {
  /** Undefined until it is loaded. */
  readonly engine: () => Engine | undefined
  /** Lets the engine try again or, where that never came, loads it again. */
  readonly retry: () => void
}

/**
 * Makes a store of an engine that is a chunk of its own.
 * @param initial State until the engine is there.
 * @param load Loads and makes the engine.
 * @param failed State when it could not be loaded or made; the next first subscriber tries again.
 */
export function lazyStore<State, Engine extends Store<State> & { readonly retry: () => void }>(
  initial: State,
  load: () => Promise<Engine>,
  failed: (error: unknown) => State,
): LazyStore<State, Engine> {
  const listeners = new Set<() => void>()
  let engine: Engine | undefined
  let loading = false
  let before = initial
  let leave: (() => void) | undefined

  function tell(): void {
    for (const listener of Array.from(listeners)) listener()
  }

  function enter(): void {
    if (engine === undefined || leave !== undefined || listeners.size === 0) return
    leave = engine.subscribe(tell)
    tell()
  }

  async function fetchEngine(): Promise<void> {
    if (loading) return
    loading = true
    try {
      engine = await load()
      enter()
    } catch (error) {
      before = failed(error)
      tell()
    } finally {
      loading = false
    }
  }

  return {
    engine: () => engine,
    state: () => engine?.state() ?? before,
    retry() {
      if (engine !== undefined) {
        engine.retry()
        return
      }
      before = initial
      tell()
      void fetchEngine()
    },
    subscribe(listener) {
      listeners.add(listener)
      if (engine !== undefined) enter()
      else void fetchEngine()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leave?.()
        leave = undefined
      }
    },
  }
}
