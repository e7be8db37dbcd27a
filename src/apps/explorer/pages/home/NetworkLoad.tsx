import { type ReactElement, useMemo } from 'react'
import { EmptyState, ErrorState, Skeleton, useDisplay, useBlocks } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { measureLoad } from './measureLoad.ts'

/** Blocks and transactions per second over the newest blocks of all chains, and the transactions of each block. */
export function NetworkLoad(): ReactElement {
  const texts = useExplorerTexts('home')
  const { locale } = useDisplay()
  const query = useRecentBlocks()
  const { data, error, refetch } = query
  const load = useMemo(() => (data === undefined ? undefined : measureLoad(data.blocks)), [data])
  const write = (value: number) =>
    new Intl.NumberFormat(
      locale,
      value > 0 && value < 0.1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 2 },
    ).format(value)
  const facts = [
    { name: texts.blocksPerSecond, value: load && write(load.blocksPerSecond) },
    { name: texts.transactionsPerSecond, value: load && write(load.transactionsPerSecond) },
    { name: texts.transactionsPerBlock, value: load && write(load.transactions / load.blocks) },
  ]
  if (data === undefined && error !== null) {
    return (
      <Section title={texts.load}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Section>
    )
  }
  if (data !== undefined && load === undefined) {
    return (
      <Section title={texts.load}>
        {error === null && <EmptyState label={texts.noLoad} />}
        <QueryNotes of={[query]} />
      </Section>
    )
  }
  return (
    <Section title={texts.load}>
      <dl className="explorer-load">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? <Skeleton like="12.34" />}</dd>
          </div>
        ))}
      </dl>
      {load === undefined ? (
        <svg className="explorer-bars" aria-hidden="true" />
      ) : (
        <Bars counts={load.counts} label={texts.perBlock(write(load.blocks), write(load.seconds))} />
      )}
      <p className="explorer-hint">
        {load === undefined ? (
          <Skeleton like={texts.perBlock('100', '25,000')} />
        ) : (
          texts.perBlock(write(load.blocks), write(load.seconds))
        )}
      </p>
      <QueryNotes of={[query]} />
    </Section>
  )
}

/** Transactions of each block as bars, oldest first. */
function Bars({ counts, label }: { readonly counts: readonly number[]; readonly label: string }): ReactElement {
  const most = Math.max(1, ...counts)
  return (
    <svg
      className="explorer-bars"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${counts.length} 1`}
      preserveAspectRatio="none"
    >
      {counts.map((count, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
        <rect key={at} x={at + 0.1} width={0.8} y={1 - count / most} height={count / most} />
      ))}
    </svg>
  )
}

/**
 * Newest blocks of all chains, renewed every ten seconds while the tab is visible: one request for the load and the
 * list. Feeds pause in hidden tabs, because the query client stops its intervals there.
 */
export function useRecentBlocks() {
  return useBlocks({ limit: 100, sort: 'desc' }, { refetchInterval: 10_000 })
}
