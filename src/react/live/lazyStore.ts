import { createListeners } from '../../sources/client/createListeners.ts'
import type { Subscribable } from '../display/createStore.ts'

/** A {@link Subscribable} whose engine is loaded with the first subscriber. */
export interface LazyStore<State, Engine> extends Subscribable<State> {
  /** State before anything was requested, as servers show it. */
  readonly initial: State
  /** Undefined until it is loaded. */
  readonly engine: () => Engine | undefined
  /** Calls `retry` of the engine; if the engine could not be loaded, loads it again. */
  readonly retry: () => void
}

/**
 * Creates a store whose engine is loaded on demand.
 * @param initial State until the engine is loaded.
 * @param load Loads and creates the engine.
 * @param failed Returns the state after `load` failed; the next first subscriber tries again.
 */
export function lazyStore<State, Engine extends Subscribable<State> & { readonly retry: () => void }>(
  initial: State,
  load: () => Promise<Engine>,
  failed: (error: unknown) => State,
): LazyStore<State, Engine> {
  let engine: Engine | undefined
  let loading = false
  /** State while there is no engine. */
  let ownState = initial
  let unsubscribe: (() => void) | undefined

  const listeners = createListeners(undefined, () => {
    unsubscribe?.()
    unsubscribe = undefined
  })

  function subscribeToEngine(): void {
    if (engine === undefined || unsubscribe !== undefined || listeners.isEmpty()) return
    unsubscribe = engine.subscribe(listeners.notify)
    listeners.notify()
  }

  async function loadEngine(): Promise<void> {
    if (loading) return
    loading = true
    try {
      engine = await load()
      subscribeToEngine()
    } catch (error) {
      ownState = failed(error)
      listeners.notify()
    } finally {
      loading = false
    }
  }

  return {
    initial,
    engine: () => engine,
    current: () => engine?.current() ?? ownState,
    retry() {
      if (engine !== undefined) {
        engine.retry()
        return
      }
      ownState = initial
      listeners.notify()
      void loadEngine()
    },
    subscribe(listener) {
      const release = listeners.subscribe(listener)
      if (engine !== undefined) subscribeToEngine()
      else void loadEngine()
      return release
    },
  }
}
