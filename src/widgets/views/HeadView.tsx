'use client'
import type { ReactElement } from 'react'
import {
  MasterchainHead,
  type MasterchainHeadProps,
} from '../../components/blocks/masterchain-head/MasterchainHead.tsx'
import { cardState } from '../../components/lists/queryState.ts'
import { useMasterchainInfo } from '../../react/hooks/endpoints/blocks.ts'
import type { MasterchainInfo } from '../../service/rows/block.ts'
import { type QueryProps, View, type ViewProps } from './View.tsx'

/** Props of {@link HeadView}; the rest go to {@link MasterchainHead}. */
export interface HeadViewProps extends ViewProps<MasterchainInfo>, Omit<MasterchainHeadProps, 'info' | QueryProps> {
  /** Requests the newest block again and again. @default true */
  readonly live?: boolean | undefined
  /** Milliseconds between two requests. @default 5000 */
  readonly interval?: number | undefined
}

/** Loads the newest block in the index, and shows it as {@link MasterchainHead}. */
export function HeadView(props: HeadViewProps): ReactElement {
  const { live = true, interval = 5000, onResult, renderLoading, ...rest } = props
  const query = useMasterchainInfo({}, { refetchInterval: live && interval })
  return (
    <View query={query} data={query.data} onResult={onResult} renderLoading={renderLoading}>
      <MasterchainHead {...rest} {...cardState(query)} info={query.data} />
    </View>
  )
}
