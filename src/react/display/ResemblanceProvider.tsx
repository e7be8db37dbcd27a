import { useMemo, type ReactElement, type ReactNode } from 'react'
import { findAlike } from '../../meaning/names/alike.ts'
import { DisplayContext, useDisplay } from './display.ts'

interface ResemblanceProviderProps {
  /** Rows, addresses or a trace. Pass the same value on every render. */
  readonly among: unknown
  readonly children: ReactNode
}

/** Marks accounts below it whose addresses resemble each other: of one card, table or trace. */
function ResemblanceProvider({ among, children }: ResemblanceProviderProps): ReactElement {
  const display = useDisplay()
  const { imitations: known } = display
  const imitations = useMemo(() => findAlike(among, known), [among, known])
  const shown = useMemo(
    () => (imitations === known ? display : { ...display, imitations }),
    [display, imitations, known],
  )
  return <DisplayContext.Provider value={shown}>{children}</DisplayContext.Provider>
}

/** Wraps elements in a {@link ResemblanceProvider}. */
export function compareAccounts(among: unknown, children: ReactNode): ReactElement {
  return <ResemblanceProvider among={among}>{children}</ResemblanceProvider>
}
