import { useEffect, useState } from 'react'

/** Everything that the graph loads after its first paint. */
export type GraphTools = typeof import('./graphTools.ts')

/** State of {@link useGraphTools}. */
export interface GraphToolsState {
  /** Undefined until the tools are loaded. */
  readonly tools: GraphTools | undefined
  /** Why the tools could not be loaded; null while they can. */
  readonly error: unknown
  readonly retry: () => void
}

/**
 * Loads the tools of the graph while `wanted` is true, after the next paint, so that the first picture of the graph
 * does not wait for their code. The graph works without them, and shows the error with a way to retry.
 */
export function useGraphTools(wanted: boolean): GraphToolsState {
  const [tools, setTools] = useState<GraphTools>()
  const [error, setError] = useState<unknown>(null)
  const needed = wanted && tools === undefined && error === null
  useEffect(() => {
    if (!needed) return
    let active = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      import('./graphTools.ts').then(
        (loaded) => active && setTools(loaded),
        (reason: unknown) => active && setError(reason ?? new Error('The tools of the graph could not be loaded.')),
      )
    // A frame's callback runs before its paint, a timer set in it after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(load)
    })
    return () => {
      active = false
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [needed])
  return { tools, error, retry: () => setError(null) }
}
