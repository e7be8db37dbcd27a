'use client'
import type { ReactElement } from 'react'
import { ActionList, type ActionListProps } from '../../components/actions/action-list/ActionList.tsx'
import { listState } from '../../components/lists/queryState.ts'
import { useInfiniteActions } from '../../react/hooks/endpoints/actions.ts'
import { useLiveActions } from '../../react/hooks/live/useLiveList.ts'
import type { actions } from '../../service/endpoints/actions.ts'
import type { ParamsOf } from '../../service/endpoints/endpoint.ts'
import type { Action } from '../../service/rows/action.ts'
import { listActionDealings } from '../../text/actions/actionDealings.ts'
import { type QueryProps, View, type ViewProps } from './View.tsx'
import { createAccountList } from './createAccountList.tsx'

/** Props of {@link AccountActions}; the rest go to the {@link ActionList}. */
export interface AccountActionsProps
  extends ViewProps<readonly Action[]>, Omit<ActionListProps, 'actions' | QueryProps> {
  /** Address of the account, in any form; undefined while there is none yet: nothing is requested. */
  readonly address: string | undefined
  /** Id of a trace: shows only its actions, of all accounts if there is no `address`. @default none */
  readonly trace?: string | undefined
  /** Actions of a page, 1 to 1000. @default 20 */
  readonly limit?: number | undefined
  /** Looks for new actions as they happen. @default true without `trace` and `params` */
  readonly live?: boolean | undefined
  /** Adds new actions to the list by themselves instead of counting them above it. @default false */
  readonly follow?: boolean | undefined
  /** More parameters of `/actions`, such as a time range; the list is not live with them. @default none */
  readonly params?: Omit<ParamsOf<typeof actions>, 'account' | 'trace_id' | 'limit'> | undefined
}

const useActionList = createAccountList<Action, ParamsOf<typeof actions>>(
  useLiveActions,
  useInfiniteActions,
  'action_id',
  listActionDealings,
)

/** Loads the actions of an account, newest first, and shows them as an {@link ActionList}. */
export function AccountActions(props: AccountActionsProps): ReactElement {
  const { address, trace, limit = 20, params, live, follow, onResult, renderLoading, ...rest } = props
  const { query, rows, data, newRows } = useActionList({
    address,
    limit,
    live,
    follow,
    isFiltered: trace !== undefined || params !== undefined,
    params:
      address === undefined && trace === undefined
        ? undefined
        : {
            ...(address !== undefined && { account: address }),
            ...(trace !== undefined && { trace_id: [trace] }),
            limit,
            sort: 'desc' as const,
            ...params,
          },
  })
  return (
    <View query={query} data={data} onResult={onResult} renderLoading={renderLoading}>
      <>
        {newRows}
        <ActionList perspective={address} loadingRows={limit} {...rest} {...listState(query)} actions={rows} />
      </>
    </View>
  )
}
