import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from './Skeleton.tsx'

interface LoadableProps {
  /** Text of typical length for the skeleton. */
  readonly like: string
  /** Undefined while it loads. */
  readonly children: ReactNode
}

/** Content, or its skeleton while there is none yet. */
export function Loadable({ like, children }: LoadableProps): ReactElement {
  return children === undefined ? <Skeleton like={like} /> : <>{children}</>
}
