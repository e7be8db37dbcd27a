import { useEffect, useState } from 'react'

/**
 * A part of the graph that is loaded when it is needed; undefined until it has come. If it cannot
 * be loaded the graph does without it, and tries again when it is wanted anew.
 */
export function useLater<Part>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  // In an object: the part may be a function, which a setter would call.
  const [loaded, setLoaded] = useState<{ part: Part }>()
  useEffect(() => {
    if (!wanted || loaded !== undefined) return
    let gone = false
    load().then(
      (part) => gone || setLoaded({ part }),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [load, wanted, loaded])
  return loaded?.part
}
