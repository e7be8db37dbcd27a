import type { ReactElement } from 'react'
import type { SafeLink } from '../../../service/rows/plainText.ts'
import { Link } from '../../values/link/Link.tsx'

/** A link named by metadata, labeled with its host. Sends no referrer and opens in a new tab. */
export function MetadataLink({ href, host }: SafeLink): ReactElement {
  return (
    <Link foreign part="card-link" href={href} title={href}>
      <bdi dir="ltr">{host}</bdi>
    </Link>
  )
}
