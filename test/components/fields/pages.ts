import type { FieldPage } from '../../helpers/components/describeFields.tsx'
import { cardPages } from './cardPages.tsx'
import { chainPages } from './chainPages.tsx'
import { entityPages } from './entityPages.tsx'
import { stakingPages } from './stakingPages.tsx'
import { tablePages } from './tablePages.tsx'

/** Every kind of row, and the component that shows all of it. */
export const pages: Readonly<Record<string, FieldPage>> = {
  ...entityPages,
  ...cardPages,
  ...tablePages,
  ...stakingPages,
  ...chainPages,
}
