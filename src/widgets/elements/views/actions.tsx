import type { ReactElement } from 'react'
import actionCard from '../../../components/actions/action-card/action-card.css?inline'
import actionList from '../../../components/actions/action-list/action-list.css?inline'
import loadMoreStyles from '../../../components/lists/load-more/load-more.css?inline'
import newRowsStyles from '../../../components/lists/new-rows/new-rows.css?inline'
import card from '../../../components/states/card/card.css?inline'
import comment from '../../../components/values/comment/comment.css?inline'
import body from '../../../components/values/decoded-body/decoded-body.css?inline'
import finality from '../../../components/values/finality-badge/finality-badge.css?inline'
import jettonAmount from '../../../components/values/jetton-amount/jetton-amount.css?inline'
import { AccountActions } from '../../views/AccountActions.tsx'
import type { WidgetProps } from '../defineWidget.ts'

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
export default function ActionsContent({ values, view }: WidgetProps<Values>): ReactElement {
  const { address, trace, limit, live = false } = values
  return <AccountActions {...view} address={address} trace={trace} limit={limit} live={live} />
}
