import { cardState, DomainCard, useDnsRecords } from 'tonlens'

/** One domain: its owner, and the account that it leads to. */
export default function DomainPage({ id: domain }: { readonly id: string }) {
  const query = useDnsRecords({ domain })
  return (
    <>
      <h1>Domain</h1>
      <DomainCard {...cardState(query)} record={query.data?.records[0]} />
    </>
  )
}
