import type { ReactElement } from 'react'
import { DomainCard, useDnsRecords } from 'tonlens'
import { readCardState } from '../queries.ts'

/** One DNS name: owner and records. */
export function DomainPage({ id: domain }: { readonly id: string }): ReactElement {
  const query = useDnsRecords({ domain: domain.toLowerCase() })
  return (
    <>
      <h1>Domain</h1>
      <DomainCard {...readCardState(query)} record={query.data?.records[0]} />
    </>
  )
}
