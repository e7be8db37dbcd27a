import type { Texts } from '../../../text/en/index.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { BlockLink } from '../../blocks/block-card/BlockLink.tsx'
import { hashFact } from '../../states/card/cardParts.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { CopyButton } from '../../values/copy-button/CopyButton.tsx'
import { Hash } from '../../values/hash/Hash.tsx'

/** Matches a hash of zero bytes, which the first transaction of an account has for its predecessor. */
const noHash = /^A{43}=$/
const master = { workchain: -1, shard: '8000000000000000' }

/** Facts that identify a transaction and locate it: hash, LT, blocks, trace, previous transaction, kind. */
export function detailFacts(transaction: Transaction, words: Texts['transactionDetails']): readonly Fact[] {
  const { hash, lt, block_ref, mc_block_seqno, trace_id, trace_external_hash, prev_trans_hash, prev_trans_lt } =
    transaction
  const { description } = transaction
  const mark = (id: string, term: string, set: unknown): Fact => ({
    id,
    term,
    value: set === true ? words.yes : undefined,
  })
  const type = plainText(description?.type, { maximum: 40 })
  const committed = typeof mc_block_seqno === 'number' && mc_block_seqno > 0
  const block = typeof block_ref === 'object' && block_ref !== null && typeof block_ref.seqno === 'number'
  const follows = typeof prev_trans_hash === 'string' && !noHash.test(prev_trans_hash)
  return [
    hashFact('hash', words.hash, hash),
    logicalTime('lt', words.lt, lt),
    {
      id: 'block',
      term: words.block,
      value: block ? <BlockLink block={block_ref} /> : undefined,
    },
    {
      id: 'masterchain',
      term: words.masterchainBlock,
      value: committed ? <BlockLink block={{ ...master, seqno: mc_block_seqno }} /> : undefined,
    },
    {
      id: 'trace',
      term: words.trace,
      value: trace_id == null ? undefined : <Hash value={trace_id} of="trace" copy />,
    },
    {
      id: 'previous',
      term: words.previous,
      value: follows ? <Hash value={prev_trans_hash} of="transaction" copy /> : undefined,
    },
    ...(follows ? [logicalTime('previous-lt', words.previousLt, prev_trans_lt)] : []),
    {
      id: 'external',
      term: words.externalHash,
      value: trace_external_hash == null ? undefined : <Hash value={trace_external_hash} of="message" copy />,
    },
    mark('destroyed', words.destroyed, description?.destroyed),
    {
      id: 'installed',
      term: words.installed,
      value:
        description?.type === 'split_install' ? (description.installed === true ? words.yes : words.no) : undefined,
    },
    {
      id: 'kind',
      term: words.type,
      value: <bdi>{Object.hasOwn(words.kinds, type) ? words.kinds[type] : type}</bdi>,
    },
  ]
}

/** A logical time with a button that copies it. */
function logicalTime(id: string, term: string, lt: string): Fact {
  const text = plainText(lt, { maximum: 24 })
  const value = (
    <>
      <bdi>{text}</bdi> <CopyButton text={text} />
    </>
  )
  return { id, term, value }
}
