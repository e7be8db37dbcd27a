'use client'
import { parseTime } from '../../../service/rows/amount.ts'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useNow } from '../../../react/display/useTime.ts'
import { formatCount } from '../../../text/format/count.ts'
import { blockMessages } from '../../../text/en/chain/blocks.ts'
import type { ShownOrigin } from '../../../text/format/mirror.ts'
import { formatDuration } from '../../../text/format/time.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { masterchainInfoShape } from '../../../service/rows/shapes/tables.ts'
import type { MasterchainInfo } from '../../../service/rows/block.ts'
import { BlockLink } from '../block-card/BlockLink.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader, CardTime, LoadingBadge } from '../../states/card/cardParts.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Loadable } from '../../parts/skeleton/Skeleton.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'

/** Props of {@link MasterchainHead}; the rest go to the `<article>`. */
export interface MasterchainHeadProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<MasterchainInfo, 'header' | 'facts'> {
  /** Result of `/masterchainInfo`; null or undefined if there is none, or none yet. */
  readonly info?: MasterchainInfo | null | undefined
  /** Age of the newest block, in seconds, above which the index counts as late. @default 60 */
  readonly tolerance?: number | undefined
}

/**
 * Card of the newest block in the index, which says how far the index is behind. Feed it from
 * {@link useMasterchainInfo} or {@link useMasterchainHead}.
 */
export const MasterchainHead = forwardRef<HTMLElement, MasterchainHeadProps>(function MasterchainHead(
  { info: given, tolerance = 60, origin, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('block', blockMessages)
  const clock = useNow()
  const now = readMoment(origin, clock, tolerance)
  const info = checkRow(masterchainInfoShape, given)
  const last = info?.last
  const time = parseTime(last?.gen_utime)
  const lag = now === undefined || time === undefined ? undefined : Math.max(0, now - time)
  const late = lag !== undefined && lag > tolerance
  const loading = info === undefined
  return (
    <Card
      {...rest}
      origin={origin}
      ref={ref}
      kind="masterchain-head"
      part={part}
      label={messages.head}
      given={given}
      entity={info}
      emptyText={messages.noHead}
      data-status={lag === undefined ? undefined : late ? 'late' : 'fresh'}
    >
      <CardHeader>
        <span part="card-term card-overline">{messages.head}</span>
        <span part="card-title">
          <Loadable like="54210331">{info && <BlockLink block={info.last} />}</Loadable>
        </span>
        {loading ? (
          <LoadingBadge like={messages.fresh} />
        ) : (
          lag !== undefined && (
            <StatusBadge
              status={late ? 'pending' : 'success'}
              label={late ? messages.behind(formatDuration(lag, locale)) : messages.fresh}
              part="masterchain-head-lag"
            />
          )
        )}
        <CardTime value={last?.gen_utime} />
      </CardHeader>
      <Facts
        slotted
        loading={loading}
        facts={[
          {
            id: 'transactions',
            term: messages.transactions,
            value: formatCount(last?.tx_count, locale),
            like: '12',
          },
          {
            id: 'first',
            term: messages.indexedFrom,
            value: info?.first && (
              <>
                <BlockLink block={info.first} />
                <Timestamp value={info.first.gen_utime} show="relative" part="card-note" />
              </>
            ),
            like: '54210331 1 year ago',
          },
        ]}
      />
    </Card>
  )
})

/**
 * Returns the time with which the newest block is compared, in Unix seconds. A mirror's answer says how late the index
 * was when it was given; an old one says nothing about the index now.
 */
function readMoment(origin: ShownOrigin | undefined, clock: number | undefined, tolerance: number): number | undefined {
  if (origin?.source !== 'mirror') return clock
  return clock !== undefined && clock - origin.asOf <= tolerance ? origin.asOf : undefined
}
