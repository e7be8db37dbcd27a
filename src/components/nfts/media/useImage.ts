import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ImageGate } from './imageGate.ts'

/** Progress of a download; `slow`: it takes longer than usual. */
type ImageState = 'loading' | 'slow' | 'loaded'

/** State of one image's download. */
export interface ImageLoad {
  /** Ref for the `<img>`. */
  readonly ref: RefObject<HTMLImageElement | null>
  /** URL that is being tried; undefined when all have failed. */
  readonly source: string | undefined
  readonly state: ImageState
  /** Reports the result of the `<img>`: failed or loaded. */
  readonly settle: (failed: boolean) => void
}

/** Milliseconds until a download counts as slow. */
const slowAfter = 4000
/** Milliseconds after that until it counts as failed. */
const timeout = 20_000
const noFailures: readonly string[] = []

/**
 * Loads the first of `sources` that is an image. A download that never ends times out, so that it
 * does not occupy a slot of the gate forever.
 */
export function useImage(sources: readonly string[], gate: ImageGate | undefined): ImageLoad {
  const ref = useRef<HTMLImageElement>(null)
  const leaveGate = useRef<(() => void) | undefined>(undefined)
  const [failures, setFailures] = useState(noFailures)
  const [reached, setReached] = useState<{ source: string; state: ImageState }>()
  const source = sources.find((url) => !failures.includes(url))

  // Sets `src` here and not as a prop: only when the gate opens, and removed with the element, which
  // cancels a download that is no longer needed.
  useEffect(() => {
    const element = ref.current
    if (element === null || source === undefined) return
    let timer = 0
    // Browsers do not load lazy images that are far from the viewport: count only the time in view.
    const wait = (delay: number, then: () => void) => {
      timer = window.setTimeout(() => (isInView(element) ? then() : wait(delay, then)), delay)
    }
    const start = () => {
      element.src = source
      wait(slowAfter, () => {
        setReached({ source, state: 'slow' })
        wait(timeout, () => setFailures((last) => [...last, source]))
      })
    }
    const leave = gate === undefined ? start() : gate.enter(start)
    leaveGate.current = () => {
      window.clearTimeout(timer)
      leave?.()
    }
    return () => {
      element.removeAttribute('src')
      leaveGate.current?.()
    }
  }, [source, gate])

  return {
    ref,
    source,
    state: reached !== undefined && reached.source === source ? reached.state : 'loading',
    settle(failed) {
      leaveGate.current?.()
      if (source === undefined) return
      if (failed) setFailures((last) => [...last, source])
      else setReached({ source, state: 'loaded' })
    },
  }
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
