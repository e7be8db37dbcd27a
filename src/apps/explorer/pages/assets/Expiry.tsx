import { type ReactElement, useState } from 'react'
import { type RunGetMethodResult, Skeleton, Timestamp, useDisplay } from 'tonlens'
import { useRunGetMethod } from 'tonlens/contracts'
import { useLocalVm } from '../../connection/connection.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Tells whether a name ends a year after its last renewal: `.ton` domains do, other names do not, or by another rule. */
export function hasTerm(domain: string): boolean {
  return /^[^.]+\.ton$/.test(domain)
}

interface ExpiryProps {
  /** Address of the NFT of the domain. */
  readonly item: string
}

/** End of the ownership of a `.ton` domain, as its contract tells it: one request. */
export function Expiry({ item }: ExpiryProps): ReactElement {
  const { expiry } = useExplorerTexts('assets')
  const { now } = useDisplay()
  const [opened] = useState(() => now ?? Date.now() / 1000)
  const { data, isPending } = useRunGetMethod(
    { address: item, method: 'get_last_fill_up_time', stack: [] },
    { client: useLocalVm()?.client },
  )
  if (isPending) return <Skeleton like="Oct 10, 2026" />
  const expires = readExpiry(data)
  if (expires === undefined) return <>{expiry.unknown}</>
  return (
    <>
      <Timestamp value={expires} /> {expires < opened && expiry.over}
    </>
  )
}

/** Seconds for which a payment keeps a `.ton` domain: `one_year` in github.com/ton-blockchain/dns-contract. */
const paid = 31_622_400

/**
 * Reads the end of an ownership from the result of `get_last_fill_up_time`, in Unix seconds; undefined if the contract
 * told no time.
 */
export function readExpiry(result: RunGetMethodResult | undefined): number | undefined {
  const [entry] = result?.exit_code === 0 ? result.stack : []
  const filled = Number(entry?.value)
  return entry?.type === 'num' && Number.isSafeInteger(filled) && filled > 0 ? filled + paid : undefined
}
