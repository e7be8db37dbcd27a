import { knownAccountNames, knownAddresses } from '../../model/knownAccounts.ts'
import { opcodeHex } from '../../model/opcode.ts'
import { plainText } from '../../model/text.ts'
import type { SearchTarget } from '../../model/search.ts'
import { STANDARD_OPCODES } from '../../ton/opcodes.ts'
import { addressKey } from '../address.ts'
import { findName, type KnownName } from './names.ts'
import type { NamingSources } from './namingSources.ts'
import { opcodeLabel } from '../bodies/operationWords.ts'
import { opcodeWords } from '../bodies/opcodeWords.ts'
import { snakeCase } from '../bodies/abiFields.ts'

/** An account or an operation whose name contains the search text. */
export type NamedResult =
  | {
      readonly target: Extract<SearchTarget, { kind: 'address' }>
      /** Name that the account is shown with, and who gives it. */
      readonly known: KnownName
      /** Name or ticker that contains the text. */
      readonly match: string
    }
  | { readonly target: Extract<SearchTarget, { kind: 'opcode' }>; readonly name: string }

/** A name that contains the text; lower ranks come first. */
interface Match {
  readonly key: string
  readonly text: string
  readonly rank: number
}

/** Shorter texts are contained in most names. */
const shortestText = 2

/**
 * Finds accounts and operations by name: labels and favorites of the reader, names of the application and of the
 * sources of its contracts, domains and tokens that answers have named, and operations that are known by opcode. Exact
 * names come first, then names that begin with the text; names that anybody can give, of tokens and of imported files,
 * come after all others, operations last. Sends no requests. Tokens that the service marks as a scam are left out.
 * @param maximum Most accounts, and most operations, that are returned.
 */
export function findByName(text: string, sources: NamingSources, maximum = 10): readonly NamedResult[] {
  const words = plainText(text, { maximum: 100 }).toLowerCase().split(' ').filter(Boolean)
  const query = words.join(' ')
  if (query.length < shortestText) return []
  const matches = new Map<string, Match>()
  const offer = (key: string, name: unknown, order: Order): void => {
    if (typeof name !== 'string') return
    const lower = plainText(name, { maximum: 100 }).toLowerCase()
    if (!words.every((word) => lower.includes(word))) return
    const rank = order * 3 + (lower === query ? 0 : lower.startsWith(query) ? 1 : 2)
    const known = matches.get(key)
    if (known === undefined || rank < known.rank) matches.set(key, { key, text: name, rank })
  }
  offerAccounts(sources, offer)
  offerOperations(sources, offer)
  const results: NamedResult[] = []
  const left = { address: maximum, opcode: maximum }
  for (const match of [...matches.values()].toSorted((a, b) => a.rank - b.rank)) {
    if (left[match.key.startsWith('0x') ? 'opcode' : 'address'] === 0) continue
    const result = describeMatch(match, sources)
    if (result === undefined) continue
    results.push(result)
    left[result.target.kind] -= 1
  }
  return results
}

/** Order of the names: those that replace an address, those that anybody can give, and names of operations. */
const order = { trusted: 0, claimed: 1, operation: 2 } as const
type Order = (typeof order)[keyof typeof order]
type Offer = (key: string, name: unknown, order: Order) => void

function offerAccounts({ labels, accountNames, contracts, names, messages }: NamingSources, offer: Offer): void {
  for (const { address, label, imported } of labels?.current().byAddress.values() ?? []) offer(address, label, imported ? order.claimed : order.trusted)
  for (const [address, name] of Object.entries(accountNames ?? {})) offer(addressKey(address) ?? '', name, order.trusted)
  for (const [address, { name }] of contracts?.listAccounts?.() ?? []) offer(address, name, order.trusted)
  for (const [address, known] of knownAddresses) offer(address, messages?.address?.known?.[known] ?? knownAccountNames[known], order.trusted)
  for (const [address, row, metadata] of names.entries?.() ?? []) {
    offer(address, row?.domain, order.trusted)
    const tokens = Array.isArray(metadata?.token_info) ? metadata.token_info : []
    for (const token of tokens) {
      offer(address, token?.symbol, order.claimed)
      offer(address, token?.name, order.claimed)
    }
  }
}

function offerOperations(sources: NamingSources, offer: Offer): void {
  let operations = listedOperations.get(sources)
  if (operations === undefined) {
    operations = listOperations(sources)
    listedOperations.set(sources, operations)
  }
  for (const [key, name] of operations) offer(key, name, order.operation)
}

/** Names of operations by the settings of a display: there are hundreds, and a search asks for them at every key. */
const listedOperations = new WeakMap<NamingSources, readonly (readonly [key: string, name: string])[]>()

function listOperations({ opcodes, contracts, messages }: NamingSources): readonly (readonly [key: string, name: string])[] {
  const listed: (readonly [string, string])[] = []
  const add = (opcode: string, name: unknown): void => {
    const hex = opcodeHex(opcode)
    if (hex === undefined || typeof name !== 'string') return
    // Names such as `jettonTransfer` and `jetton_transfer` are found by their words.
    listed.push([hex, name], [hex, snakeCase(name).replaceAll('_', ' ')])
  }
  for (const [opcode, name] of Object.entries(opcodes ?? {})) add(opcode, name)
  for (const { opcode, name } of contracts?.listOpcodes?.() ?? []) add(opcode, name)
  for (const [opcode, name] of Object.entries(STANDARD_OPCODES)) {
    add(`0x${opcode}`, name)
    const words = opcodeWords(`0x${opcode}`, name, messages?.opcode)
    if (words !== undefined) listed.push([`0x${opcode}`, words])
  }
  return listed
}

function describeMatch({ key, text }: Match, sources: NamingSources): NamedResult | undefined {
  if (key.startsWith('0x')) {
    const name = opcodeLabel({ opcode: key }, sources)
    return { target: { kind: 'opcode', opcode: key }, name: name ?? text }
  }
  const address = addressKey(key)
  if (address === undefined) return undefined
  const known = findName(address, sources)
  return known.scam ? undefined : { target: { kind: 'address', address, form: 'bounceable', testOnly: false }, known, match: text }
}
