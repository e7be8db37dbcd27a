import { useMemo, type ReactElement, type ReactNode } from 'react'
import { DisplayContext, useDisplay } from './display.ts'

interface ResemblanceProviderProps {
  /** Rows, or addresses, that are shown below. Pass the same value on every render. */
  readonly among: unknown
  readonly children: ReactNode
}

/** Marks accounts below it whose addresses resemble each other: of one card, table or trace. */
export function ResemblanceProvider({ among, children }: ResemblanceProviderProps): ReactElement {
  const display = useDisplay()
  const { imitations: known, findAlike } = display
  const imitations = useMemo(() => findAlike(among, known), [among, known, findAlike])
  const shown = useMemo(
    () => (imitations === known ? display : { ...display, imitations }),
    [display, imitations, known],
  )
  return <DisplayContext.Provider value={shown}>{children}</DisplayContext.Provider>
}
