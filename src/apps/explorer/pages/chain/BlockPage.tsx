import type { ReactElement } from 'react'
import { BlockCard, cardState, EmptyState, formatNumber, Timestamp, useBlocks, useDisplay } from 'tonlens'
import { PageHead } from '../../shell/PageHead.tsx'
import { useRouter } from '../../shell/router.ts'
import { readThingState, ThingPage } from '../../shell/ThingPage.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { BesideBlocks, NewestBlock } from './BesideBlocks.tsx'
import { type BlockId, masterchainBlockId, parseBlockId } from './blockId.ts'
import { CommittedTransactions, OwnTransactions, ShardBlocks } from './BlockParts.tsx'

/** One block by workchain, shard and sequence number; a masterchain block with the blocks it committed. */
export function BlockPage({ id }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('chain')
  const block = parseBlockId(id)
  if (block !== undefined) return <Block block={block} />
  return (
    <>
      <PageHead kind={texts.block} />
      <EmptyState label={texts.invalidBlock}>
        <NewestBlock />
      </EmptyState>
    </>
  )
}

function Block({ block }: { readonly block: BlockId }): ReactElement {
  const texts = useExplorerTexts('chain')
  const { locale } = useDisplay()
  const { hrefOf } = useRouter()
  const query = useBlocks({ ...block, limit: 1 })
  const row = query.data?.blocks[0]
  const isMaster = block.workchain === -1
  const committed = row?.masterchain_block_ref?.seqno
  const state = readThingState(query, row)
  return (
    <ThingPage
      kind={texts.block}
      title={<bdi>{formatNumber(block.seqno, locale)}</bdi>}
      actions={isMaster && <BesideBlocks seqno={block.seqno} />}
      state={state}
      queries={[query]}
      facts={{
        [texts.time]: row && <Timestamp value={row.gen_utime} />,
        [texts.transactions]: isMaster ? null : row && formatNumber(row.tx_count, locale),
        [texts.masterchainBlock]:
          isMaster || committed === undefined ? null : (
            <a href={hrefOf('block', masterchainBlockId(committed))}>{formatNumber(committed, locale)}</a>
          ),
      }}
      note={row?.key_block === true && <KeyBlock />}
      card={
        state === 'missing' ? (
          <EmptyState label={texts.missing}>
            <NewestBlock />
          </EmptyState>
        ) : (
          <BlockCard {...cardState(query)} block={row ?? null} />
        )
      }
      label={texts.parts}
      tabs={
        isMaster
          ? {
              transactions: { title: texts.transactions, content: <CommittedTransactions seqno={block.seqno} /> },
              own: { title: texts.own, content: <OwnTransactions block={block} /> },
              shards: { title: texts.shards, content: <ShardBlocks seqno={block.seqno} /> },
            }
          : { transactions: { title: texts.transactions, content: <OwnTransactions block={block} /> } }
      }
    />
  )
}

/** Leads from a key block to the configuration that it carries. */
function KeyBlock(): ReactElement {
  const texts = useExplorerTexts('chain')
  const { hrefOf } = useRouter()
  return (
    <p className="explorer-kind">
      {texts.keyBlock} <a href={hrefOf('staking', 'config')}>{texts.openConfig}</a>
    </p>
  )
}
