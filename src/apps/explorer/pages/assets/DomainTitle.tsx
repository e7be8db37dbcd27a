import type { ReactElement } from 'react'
import { CopyButton } from 'tonlens'

/** A domain as the headline of its page. */
export function DomainTitle({ domain }: { readonly domain: string }): ReactElement {
  return (
    <>
      <bdi>{domain}</bdi> <CopyButton text={domain} />
    </>
  )
}
