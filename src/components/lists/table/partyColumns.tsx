import type { ReactElement, ReactNode } from 'react'
import { actionIcons, type ActionIcon } from '../../../text/actions/actionIcons.ts'
import type { sharedWords } from '../../../text/en/common.ts'
import { addressKey } from '../../../text/format/address.ts'
import { Drawing } from '../../values/icon/Icon.tsx'
import { accountColumn } from './columnKinds.tsx'
import type { TableColumn } from './columns.ts'
import { transferDirection } from './transferRow.ts'

type AccountColumn<Row> = ReturnType<typeof accountColumn<Row>>

/**
 * Columns of sender and recipient. Seen from one account, which would be in every row, they are one column of the
 * other account, with an arrow that tells in from out. Readers can still choose the two, and files have them.
 * @param perspective Account from which to look, in any form.
 */
export function partyColumns<Row>(
  from: AccountColumn<Row>,
  to: AccountColumn<Row>,
  perspective: string | undefined,
  words: Pick<typeof sharedWords, 'counterparty'>,
): readonly TableColumn<Row>[] {
  const account = addressKey(perspective)
  if (account === undefined) return [from, to]
  const direction = (row: Row) => transferDirection(account, from.value(row), to.value(row))
  const counterparty = (row: Row) => (direction(row) === 'out' ? to : from)
  return [
    accountColumn('counterparty', words.counterparty, (row) => counterparty(row).value(row), {
      width: 216,
      cell: (row) => {
        const way = direction(row)
        const { label, cell, value } = counterparty(row)
        if (way !== undefined && value(row) === undefined) return cell(row)
        return (
          <span part="table-parties">
            <Party word={label} icon={way}>
              {cell(row)}
            </Party>
            {way === undefined && (
              <Party word={to.label} icon="transfer">
                {to.cell(row)}
              </Party>
            )}
          </span>
        )
      },
      stacked: 'note',
      visibility: 'screen',
    }),
    { ...from, visibility: 'optional' },
    { ...to, visibility: 'optional' },
  ]
}

function Party({
  word,
  icon,
  children,
}: {
  readonly word: string
  readonly icon: ActionIcon | undefined
  readonly children: ReactNode
}): ReactElement {
  return (
    <>
      {icon !== undefined && (
        <span part="table-direction" data-direction={icon} title={word}>
          <Drawing path={actionIcons[icon]} />
        </span>
      )}
      <span part="visually-hidden">{word} </span>
      {children}
    </>
  )
}
