import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatShare } from '../../../text/format/count.ts'
import type { Texts } from '../../../text/en/index.ts'
import { nominatorMessages } from '../../../text/en/chain/staking.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import type { ActiveNominator } from '../../../service/rows/staking/nominator-pool.ts'
import { accountColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { Table } from '../../lists/table/Table.tsx'
import { nominatorFundColumns } from '../nominator-positions/NominatorPositions.tsx'

const largestFirst = { column: 'balance', direction: 'descending' } as const

/** Nominators of a pool, the largest first. */
export function NominatorList({ nominators }: { readonly nominators: readonly ActiveNominator[] }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('nominator', nominatorMessages)
  const columns = useMemo(() => {
    const whole = nominators.reduce((sum, nominator) => sum + (parseAmount(nominator?.balance) ?? 0n), 0n)
    return nominatorColumns(messages, locale, whole)
  }, [messages, locale, nominators])
  return (
    <Table
      part="nominator-list"
      label={messages.nominators}
      rows={nominators}
      columns={columns}
      rowKey={nominatorKey}
      defaultSort={largestFirst}
      emptyText={messages.noNominators}
    />
  )
}

function nominatorKey({ address }: ActiveNominator): string {
  return address
}

function nominatorColumns(
  messages: Texts['nominator'],
  locale: string,
  whole: bigint,
): readonly TableColumn<ActiveNominator>[] {
  return [
    accountColumn('nominator', messages.nominator, ({ address }) => address, { stacked: 'title' }),
    {
      id: 'share',
      label: messages.share,
      width: 'count',
      align: 'end',
      stacked: 'aside',
      cell: ({ balance }) => <bdi>{formatShare(parseAmount(balance), whole, locale)}</bdi>,
    },
    ...nominatorFundColumns<ActiveNominator>(messages),
  ]
}
