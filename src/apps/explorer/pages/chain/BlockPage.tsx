import type { ReactElement } from 'react'
import { BlockCard, cardState, EmptyState, formatNumber, useBlocks, useDisplay } from 'tonlens'
import { OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { Section, Tabs } from '../../shell/Layout.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { BesideBlocks, NewestBlock } from './BesideBlocks.tsx'
import { type BlockId, parseBlockId } from './blockId.ts'
import { CommittedTransactions, OwnTransactions, ShardBlocks, ShardPicture } from './BlockParts.tsx'

/** One block by workchain, shard and sequence number; a masterchain block with the blocks it committed. */
export function BlockPage({ id }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('chain')
  const { locale } = useDisplay()
  const block = parseBlockId(id)
  return (
    <>
      <PageHead kind={texts.block} title={block && <bdi>{formatNumber(block.seqno, locale)}</bdi>} />
      {block === undefined ? (
        <EmptyState label={texts.invalidBlock}>
          <NewestBlock />
        </EmptyState>
      ) : (
        <Block block={block} />
      )}
    </>
  )
}

function Block({ block }: { readonly block: BlockId }): ReactElement {
  const texts = useExplorerTexts('chain')
  const { hrefOf } = useRouter()
  const query = useBlocks({ ...block, limit: 1 })
  const row = query.data?.blocks[0]
  const isMaster = block.workchain === -1
  if (query.data?.blocks.length === 0) {
    return (
      <>
        <BlockCard {...cardState(query)} block={null} />
        <EmptyState label={texts.missing}>
          <NewestBlock />
        </EmptyState>
        <OnOtherNetworks />
      </>
    )
  }
  return (
    <>
      <BlockCard {...cardState(query)} block={row ?? null} />
      {row?.key_block === true && <KeyBlock />}
      {isMaster ? (
        <>
          <BesideBlocks seqno={block.seqno} />
          <a href={hrefOf('staking', 'validators')}>{texts.validatorsNow}</a>
          <Section title={texts.shards}>
            <ShardPicture seqno={block.seqno} />
          </Section>
          <Tabs
            label={texts.parts}
            tabs={{
              transactions: { title: texts.committed, content: <CommittedTransactions seqno={block.seqno} /> },
              own: { title: texts.own, content: <OwnTransactions block={block} /> },
              shards: { title: texts.shardBlocks, content: <ShardBlocks seqno={block.seqno} /> },
            }}
          />
        </>
      ) : (
        <Section title={texts.transactions}>
          <OwnTransactions block={block} />
        </Section>
      )}
    </>
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
