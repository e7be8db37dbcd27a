import type { ReactElement } from 'react'
import jettonCard from '../../../components/jettons/jetton-card/jetton-card.css?inline'
import narrowTable from '../../../components/lists/table/narrow-table.css?inline'
import rowDetails from '../../../components/lists/table/row-details.css?inline'
import table from '../../../components/lists/table/table.css?inline'
import media from '../../../components/nfts/media/media.css?inline'
import card from '../../../components/states/card/card.css?inline'
import jettonAmount from '../../../components/values/jetton-amount/jetton-amount.css?inline'
import { AccountJettons } from '../../views/AccountJettons.tsx'
import type { WidgetProps } from '../defineWidget.ts'

export const styles = [card, jettonAmount, jettonCard, media, table, narrowTable, rowDetails]

interface Values {
  readonly address: string | undefined
  readonly empty: boolean | undefined
}

/** Jettons of an account. */
export default function JettonsContent({
  values: { address, empty = false },
  view,
}: WidgetProps<Values>): ReactElement {
  return <AccountJettons {...view} address={address} params={{ exclude_zero_balance: !empty }} />
}
