import { type ReactElement, useMemo } from 'react'
import { formatNumber, Skeleton, Timestamp, useBlocks, useDisplay } from 'tonlens'
import { findIdleTime } from '../../load/findIdleTime.ts'
import { AssetPrice } from '../../prices/AssetValue.tsx'
import { usePrices } from '../../prices/usePrices.ts'
import { laterPart } from '../../shell/laterPart.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useRouter } from '../../shell/router.ts'
import { HeadFacts } from '../../shell/PageHead.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { masterchainBlockId } from '../chain/blockId.ts'
import { measureLoad } from './measureLoad.ts'

const cycleRoom = <Skeleton like="in 12 hours" />

const CycleEnd = laterPart(
  async () => {
    await findIdleTime()
    return (await import('./CycleEnd.tsx')).CycleEnd
  },
  { fallback: cycleRoom },
)

const coin = { kind: 'coin' } as const

/**
 * The price of the coin where the network has prices, the newest block, blocks and transactions per second over the
 * newest blocks of all chains, and the end of the validators' cycle, which waits for the feed.
 */
export function NetworkLoad({ isFeedAnswered }: { readonly isFeedAnswered: boolean }): ReactElement {
  const texts = useExplorerTexts('home')
  const { locale } = useDisplay()
  const { hrefOf } = useRouter()
  const hasPrices = usePrices() !== undefined
  const query = useRecentBlocks()
  const { data } = query
  const load = useMemo(() => data && measureLoad(data.blocks), [data])
  const newest = data?.blocks.find(({ workchain }) => workchain === -1)
  const write = (value: number | undefined) =>
    // Too few blocks tell no rate.
    value === undefined
      ? data && null
      : new Intl.NumberFormat(
          locale,
          value > 0 && value < 0.1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 2 },
        ).format(value)
  return (
    <>
      {(data !== undefined || query.error === null) && (
        <HeadFacts
          facts={{
            [texts.price]: hasPrices ? <AssetPrice asset={coin} /> : null,
            [texts.newest]:
              newest === undefined ? (
                data && null
              ) : (
                <>
                  <a href={hrefOf('block', masterchainBlockId(newest.seqno))}>{formatNumber(newest.seqno, locale)}</a>
                  {' · '}
                  <Timestamp value={newest.gen_utime} show="relative" />
                </>
              ),
            [texts.transactionsPerSecond]: write(load?.transactionsPerSecond),
            [texts.blocksPerSecond]: write(load?.blocksPerSecond),
            [texts.cycle]: isFeedAnswered ? <CycleEnd /> : cycleRoom,
          }}
        />
      )}
      <QueryNotes of={[query]} />
    </>
  )
}

/**
 * Newest blocks of all chains, renewed every ten seconds while the tab is visible: one request for the load and the
 * list. Feeds pause in hidden tabs, because the query client stops its intervals there.
 */
export function useRecentBlocks() {
  return useBlocks({ limit: 100, sort: 'desc' }, { refetchInterval: 10_000 })
}
