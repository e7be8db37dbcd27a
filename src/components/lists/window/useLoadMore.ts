import { useEffect, useRef } from 'react'

/**
 * Asks for the next page once.
 * @param page Tells one page's end from another's; undefined while nothing is to be asked for.
 */
export function useLoadMore(page: string | undefined, load: (() => void) | undefined): void {
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (page === undefined || load === undefined || asked.current === page) return
    asked.current = page
    load()
  }, [page, load])
}
