import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'

/** Windows below the visible one in which content is prepared. */
const margin = '50%'
/** Milliseconds after which content appears wherever it is: searching the page, printing and screen readers need it. */
const patience = 6000

/**
 * Content below the first screen: it appears when the reader comes near, or after a while, so that the first screen
 * does not wait for it.
 */
export function Below({ children }: { readonly children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown || place.current === null) return undefined
    const timer = setTimeout(() => setShown(true), patience)
    const observer = new IntersectionObserver(
      (entries) => setShown(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px ${margin} 0px` },
    )
    observer.observe(place.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isShown])
  return isShown ? <>{children}</> : <div ref={place} className="explorer-below-room" />
}
