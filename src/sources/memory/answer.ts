import { NotMirroredError } from '../client/errors.ts'
import { applyRule, type Sorting } from '../../service/rules/apply.ts'
import { blockNotFound } from '../../service/rules/blocks.ts'
import { findRule } from '../../service/rules/index.ts'
import { findPastRule } from '../../service/rules/v2/index.ts'
import { collectBook, collectMetadata, distinctAddresses, type NameRows } from '../../service/rules/rows/names.ts'
import type { Without } from '../../service/rules/requests/leftOut.ts'
import type { AnyRule, NamedAddresses } from '../../service/rules/rule.ts'
import { findCandidates, hasMasterchainBlock } from './find.ts'
import type { Store } from './store.ts'

/** How an index in memory answers. */
export interface AnswerOptions {
  readonly sorting: Sorting
  /** Friendly addresses carry the flag of test networks. */
  readonly testOnly: boolean
  /** The clock of the index, in Unix seconds. */
  readonly now: () => number
}

const noTokens = { item: undefined, collection: undefined, master: undefined, wallet: undefined }
const nothingLeftOut: Without = { addressBook: false, metadata: false }

/**
 * The body of an answer. It shares rows with the store, so it must be copied before it is given away.
 * @param params As `readParams` gives them.
 * @throws {Refusal} The service refuses the request.
 * @throws {NotMirroredError} Only the service itself can answer.
 */
export function answerFromMemory(
  store: Store,
  name: string,
  params: Readonly<Record<string, unknown>>,
  { sorting, testOnly, now }: AnswerOptions,
  without: Without = nothingLeftOut,
): unknown {
  const rule = findRule(name, store.version) ?? findPastRule(name)
  if (rule === undefined) throw needsService(name)
  rule.refuse?.(params)
  const seqno = rule.masterchainBlock?.(params)
  if (seqno !== undefined && !hasMasterchainBlock(store, seqno)) throw blockNotFound(seqno)
  const reason = rule.unanswerable?.(params)
  if (reason !== undefined) throw new NotMirroredError(name, reason)
  const candidates = findCandidates(store, name, rule, params, now())
  if (candidates === undefined) throw needsService(name)
  const { found } = candidates
  const { isGone, withoutDestroyed } = rule
  const isDestroyed = store.destroyed.addresses.size === 0 ? undefined : store.isDestroyed
  // The same list where nothing is left out, so that it is sorted once.
  const rows =
    isGone === undefined || isDestroyed === undefined
      ? candidates.rows
      : candidates.rows.filter((row) => !isGone(row, isDestroyed))
  const show = isDestroyed && withoutDestroyed && ((row: unknown): unknown => withoutDestroyed(row, isDestroyed))
  const { body, names, metadataNames } = applyRule(rule, params, rows, found, sorting, show)
  if (names === undefined) return body
  return addNames(store, rule, body, [names, metadataNames], params, testOnly, without)
}

function needsService(name: string): NotMirroredError {
  return new NotMirroredError(name, 'it needs the service itself')
}

function addNames(
  { tables, destroyed, version }: Store,
  rule: AnyRule,
  body: unknown,
  [names, metadataNames]: readonly [book: NamedAddresses, metadata: NamedAddresses | undefined],
  params: unknown,
  testOnly: boolean,
  without: Without,
): unknown {
  const rows: NameRows = {
    book(address) {
      const row = tables.addressBook.get(address)?.row
      return row?.domain && destroyed.domains.has(row.domain) ? { ...row, domain: null } : row
    },
    metadata: (address) => (destroyed.addresses.has(address) ? undefined : tables.metadata.get(address)?.row),
    tokens(address) {
      if (destroyed.addresses.has(address)) return noTokens
      return {
        item: tables.nftItems.get(address),
        collection: tables.nftCollections.get(address),
        master: tables.jettonMasters.get(address),
        wallet: tables.jettonWallets.get(address),
      }
    },
  }
  const addresses = distinctAddresses(names, version)
  const described = metadataNames === undefined ? addresses : distinctAddresses(metadataNames, version)
  if (rule.wrap !== undefined) {
    const address_book = collectBook(addresses, rows, testOnly)
    return rule.wrap({ address_book, metadata: collectMetadata(addresses, rows) }, params)
  }
  return {
    ...(body as object),
    address_book: without.addressBook ? {} : collectBook(addresses, rows, testOnly),
    ...(rule.metadata === true && { metadata: without.metadata ? {} : collectMetadata(described, rows) }),
  }
}
