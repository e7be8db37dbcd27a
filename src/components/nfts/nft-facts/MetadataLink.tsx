import type { ReactElement } from 'react'
import type { SafeLink } from '../../../model/text.ts'

/** A link named by metadata, labeled with its host. Sends no referrer and opens in a new tab. */
export function MetadataLink({ href, host }: SafeLink): ReactElement {
  return (
    <a part="card-link" href={href} title={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      <bdi dir="ltr">{host}</bdi>
    </a>
  )
}
