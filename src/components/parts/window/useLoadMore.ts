import { useEffect, useRef } from 'react'

/**
 * Loads the next page, once for each page.
 * @param page Identifies the end of the loaded rows; undefined while nothing is to be loaded.
 */
export function useLoadMore(page: string | undefined, load: (() => void) | undefined): void {
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (page === undefined || load === undefined || asked.current === page) return
    asked.current = page
    load()
  }, [page, load])
}
