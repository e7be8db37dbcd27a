import type { ReactElement } from 'react'
import card from '../../../components/states/card/card.css?inline'
import { MasterchainHead } from '../../../components/blocks/masterchain-head/MasterchainHead.tsx'
import { useMasterchainInfo } from '../../../react/hooks/endpoints/blocks.ts'
import type { ViewProps } from '../defineWidget.ts'
import { LoadingSlot } from '../LoadingSlot.tsx'
import { useReport } from '../useReport.ts'
import { cardState, isLoading } from '../../../components/lists/queryState.ts'

export const styles = [card]

interface Values {
  readonly interval: number | undefined
  readonly tolerance: number | undefined
}

/** Newest block in the index, refetched at an interval. */
export default function HeadView({ values: { interval = 5, tolerance }, emit }: ViewProps<Values>): ReactElement {
  const query = useMasterchainInfo({}, { refetchInterval: interval === 0 ? false : interval * 1000 })
  useReport(query, emit)
  if (isLoading(query)) {
    return (
      <LoadingSlot>
        <MasterchainHead loading />
      </LoadingSlot>
    )
  }
  return <MasterchainHead info={query.data} tolerance={tolerance} {...cardState(query)} />
}
