import { type ReactElement, useState } from 'react'
import { type RunGetMethodResult, Skeleton, skipToken, Timestamp, useDisplay } from 'tonlens'
import { useRunGetMethod } from 'tonlens/contracts'
import { useLocalVm } from '../../connection/connection.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

interface ExpiryProps {
  readonly domain: string
  /** Address of the NFT of the domain. */
  readonly item: string
}

/**
 * End of the ownership of a `.ton` domain, as its contract tells it. Other names do not expire, or not by this rule.
 */
export function Expiry({ domain, item }: ExpiryProps): ReactElement | null {
  const { expiry } = useExplorerTexts('assets')
  const { now } = useDisplay()
  const [opened] = useState(() => now ?? Date.now() / 1000)
  const hasRule = /^[^.]+\.ton$/.test(domain)
  const { data, isPending } = useRunGetMethod(
    hasRule ? { address: item, method: 'get_last_fill_up_time', stack: [] } : skipToken,
    { client: useLocalVm()?.client },
  )
  if (!hasRule) return null
  const expires = readExpiry(data)
  return (
    <>
      <p className="explorer-kind">
        <strong>{expiry.term}:</strong>{' '}
        {isPending ? (
          <Skeleton like="Oct 10, 2026" />
        ) : expires === undefined ? (
          expiry.unknown
        ) : (
          <Timestamp value={expires} />
        )}{' '}
        {expires !== undefined && expires < opened && expiry.over}
      </p>
      {expires !== undefined && <p className="explorer-hint">{expiry.rule}</p>}
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
