import type { ReactElement } from 'react'
import { cardState, DomainCard, useDnsRecords } from 'tonlens'

/** One DNS name: owner and records. */
export function DomainPage({ id: domain }: { readonly id: string }): ReactElement {
  const query = useDnsRecords({ domain: domain.toLowerCase() })
  return (
    <>
      <h1>Domain</h1>
      <DomainCard {...cardState(query)} record={query.data?.records[0]} />
    </>
  )
}
