import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ImageGate } from './imageGate.ts'

/** How far an image has come; `slow`: it is awaited longer than usual. */
export type ImageState = 'loading' | 'slow' | 'loaded'

/** One image on its way. */
export interface ImageLoad {
  /** Goes to the `<img>`. */
  readonly ref: RefObject<HTMLImageElement | null>
  /** The address that is tried; undefined when none is left. */
  readonly source: string | undefined
  readonly state: ImageState
  /** Tells that the image has come, or that it has not. */
  readonly settle: (failed: boolean) => void
}

const slowAfter = 4000
const overAfter = 20_000
const noFailures: readonly string[] = []

/**
 * Loads the first of `sources` that is an image. One that never ends is given up after a while, so
 * that it holds no place at the gate.
 */
export function useImage(sources: readonly string[], gate: ImageGate | undefined): ImageLoad {
  const ref = useRef<HTMLImageElement>(null)
  const leaveGate = useRef<(() => void) | undefined>(undefined)
  const [failures, setFailures] = useState(noFailures)
  const [reached, setReached] = useState<{ source: string; state: ImageState }>()
  const source = sources.find((url) => !failures.includes(url))

  // By hand and not as a prop: the address is set when the gate opens, and taken away again with
  // the element, which ends a download that nobody waits for.
  useEffect(() => {
    const element = ref.current
    if (element === null || source === undefined) return
    let timer = 0
    // The browser loads nothing far out of sight, so time counts only where the reader looks.
    const wait = (delay: number, then: () => void) => {
      timer = window.setTimeout(() => (isInView(element) ? then() : wait(delay, then)), delay)
    }
    const start = () => {
      element.src = source
      wait(slowAfter, () => {
        setReached({ source, state: 'slow' })
        wait(overAfter, () => setFailures((last) => [...last, source]))
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
