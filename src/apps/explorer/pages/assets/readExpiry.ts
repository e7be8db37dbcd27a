import type { RunGetMethodResult } from 'tonlens'

/** Seconds for which a payment keeps a `.ton` domain: `one_year` in github.com/ton-blockchain/dns-contract. */
const paid = 31_622_400

/** Reads the end of an ownership from the result of `get_last_fill_up_time`, in Unix seconds; undefined if the contract told no time. */
export function readExpiry(result: RunGetMethodResult | undefined): number | undefined {
  const [entry] = result?.exit_code === 0 ? result.stack : []
  const filled = Number(entry?.value)
  return entry?.type === 'num' && Number.isSafeInteger(filled) && filled > 0 ? filled + paid : undefined
}
