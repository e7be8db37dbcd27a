import { formatCount } from '../../../text/format/count.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { Block, BlockId } from '../../../service/rows/block.ts'
import { hashFact, logicalTimeFact } from '../../states/card/cardParts.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { BlockLink } from './BlockLink.tsx'
import { isMasterchain, seqnoText, shardText } from '../../values/blockText.ts'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { hashLike } from '../../../text/format/hash.ts'

const flags = [
  ['key_block', 'keyBlock'],
  ['after_merge', 'afterMerge'],
  ['after_split', 'afterSplit'],
  ['before_split', 'beforeSplit'],
  ['want_merge', 'wantMerge'],
  ['want_split', 'wantSplit'],
] as const

/** Texts for the flags of a block: key block, after a split or merge, and so on. */
export function blockMarks(block: Block, messages: Texts['block']): readonly string[] {
  return flags.filter(([field]) => block[field]).map(([, word]) => messages[word])
}

/** Facts of a block: contents and position first, then its identifiers unless `compact`. */
export function blockFacts(
  block: Block | undefined,
  messages: Texts['block'],
  locale: string,
  compact: boolean,
): readonly Fact[] {
  const { start_lt, end_lt, masterchain_block_ref: commit } = block ?? {}
  const previous = (Array.isArray(block?.prev_blocks) ? block.prev_blocks : []).filter(isNamed)
  const main: Fact[] = [
    {
      id: 'transactions',
      term: messages.transactions,
      value: formatCount(block?.tx_count, locale),
      like: '1,234',
    },
    {
      id: 'shard',
      term: messages.shard,
      value: block && <bdi dir="ltr">{shardText(block)}</bdi>,
      like: '0:8000000000000000',
    },
    {
      id: 'committed',
      term: messages.masterchainBlock,
      value: block && !isMasterchain(block) && isNamed(commit) ? <BlockLink block={commit} /> : undefined,
    },
    {
      id: 'previous',
      term: messages.previous,
      value:
        previous.length === 0 ? undefined : (
          <FoldedList items={previous} first={10}>
            {(id, at) => <BlockLink key={`${at} ${shardText(id)}`} block={id} />}
          </FoldedList>
        ),
      like: '54210331',
    },
  ]
  if (compact) return main
  return [
    ...main,
    logicalTimeFact('first-lt', messages.firstLt, start_lt),
    logicalTimeFact('last-lt', messages.lastLt, end_lt),
    hashFact('root', messages.rootHash, block?.root_hash),
    hashFact('file', messages.fileHash, block?.file_hash),
    { id: 'creator', term: messages.creator, value: <Hash value={block?.created_by} />, like: hashLike },
    { id: 'seed', term: messages.seed, value: <Hash value={block?.rand_seed} />, like: hashLike },
    {
      id: 'key',
      term: messages.previousKey,
      value: seqnoText(block?.prev_key_block_seqno),
      like: '54210331',
    },
    { id: 'version', term: messages.version, value: seqnoText(block?.version), like: '0' },
    { id: 'network', term: messages.network, value: networkText(block?.global_id, messages), like: 'Mainnet' },
  ]
}

function networkText(id: unknown, messages: Texts['block']): string {
  if (id === -239) return messages.mainnet
  if (id === -3) return messages.testnet
  return messages.otherNetwork(seqnoText(id))
}

function isNamed(id: BlockId | null | undefined): id is BlockId {
  return typeof id === 'object' && id !== null
}
