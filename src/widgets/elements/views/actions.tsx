import { skipToken } from '@tanstack/react-query'
import { type ReactElement, useMemo } from 'react'
import actionCard from '../../../components/actions/action-card/action-card.css?inline'
import actionList from '../../../components/actions/action-list/action-list.css?inline'
import { ActionList } from '../../../components/actions/action-list/ActionList.tsx'
import card from '../../../components/states/card/card.css?inline'
import comment from '../../../components/values/comment/comment.css?inline'
import body from '../../../components/values/decoded-body/decoded-body.css?inline'
import finality from '../../../components/values/finality-badge/finality-badge.css?inline'
import jettonAmount from '../../../components/values/jetton-amount/jetton-amount.css?inline'
import loadMoreStyles from '../../../components/lists/load-more/load-more.css?inline'
import newRowsStyles from '../../../components/lists/new-rows/new-rows.css?inline'
import { NewRows } from '../../../components/lists/new-rows/NewRows.tsx'
import { useInfiniteActions } from '../../../react/hooks/endpoints/actions.ts'
import { useLiveActions } from '../../../react/hooks/live/useLiveList.ts'
import type { ViewProps } from '../defineWidget.ts'
import { LoadingSlot } from '../LoadingSlot.tsx'
import { useReport, uniqueRows } from '../useReport.ts'
import { isLoading, listState } from '../../../components/lists/queryState.ts'

export const styles = [
  card,
  comment,
  body,
  finality,
  jettonAmount,
  loadMoreStyles,
  newRowsStyles,
  actionCard,
  actionList,
]

interface Values {
  readonly address: string | undefined
  readonly trace: string | undefined
  readonly limit: number | undefined
  readonly live: boolean | undefined
}

/** Actions of an account or of a trace, as sentences. */
export default function ActionsView(props: ViewProps<Values>): ReactElement {
  const { live, trace } = props.values
  return live === true && trace === undefined ? <Live {...props} /> : <Pages {...props} />
}

function Pages({ values, emit }: ViewProps<Values>): ReactElement {
  const { address, trace, limit = 20 } = values
  const query = useInfiniteActions(
    address === undefined && trace === undefined
      ? skipToken
      : {
          ...(address === undefined ? {} : { account: address }),
          ...(trace === undefined ? {} : { trace_id: [trace] }),
          limit,
          sort: 'desc',
        },
  )
  useReport(query, emit)
  const rows = useMemo(
    () =>
      uniqueRows(
        query.data?.pages,
        ({ actions }) => actions,
        ({ action_id }) => action_id,
      ),
    [query.data],
  )
  if (isLoading(query)) return <Waiting limit={limit} />
  return <ActionList actions={rows} perspective={address} {...listState(query)} />
}

function Live({ values, emit }: ViewProps<Values>): ReactElement {
  const { address, limit = 20 } = values
  const list = useLiveActions(address, { limit })
  useReport(list, emit)
  if (isLoading(list) && list.rows.length === 0) return <Waiting limit={limit} />
  return (
    <>
      <NewRows count={list.newRows} onShow={list.showNew} />
      <ActionList actions={list.rows} perspective={address} {...listState(list)} />
    </>
  )
}

function Waiting({ limit }: { readonly limit: number }): ReactElement {
  return (
    <LoadingSlot>
      <ActionList actions={[]} loading loadingRows={limit} />
    </LoadingSlot>
  )
}
