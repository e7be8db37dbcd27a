import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useKnownContract } from '../../../react/display/useNaming.ts'
import { formatCount } from '../../../text/format/count.ts'
import { vmMessages } from '../../../text/en/contracts/vm.ts'
import type { Replay } from '../../../meaning/contracts/replay.ts'
import type { OutAction } from '../../../meaning/contracts/vmSteps.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { StoredFields } from '../storage-view/StoredFields.tsx'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { CellDisclosure } from '../../values/decoded-body/CellDisclosure.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'

type Exact = Extract<Replay, { readonly status: 'exact' }>

/** Actions that are shown at first. */
const shownActions = 10

/** Actions that the contract left for the action phase. */
export function ActionList({ actions }: { readonly actions: Exact['actions'] }): ReactElement {
  const messages = useTexts('vm', vmMessages)
  return (
    <>
      <p part="card-heading">{messages.actions}</p>
      {actions.length === 0 && <p part="card-note">{messages.noActions}</p>}
      {actions.length > 0 && (
        <ol part="tool-stack">
          <FoldedList items={actions} first={shownActions} frame={listFold}>
            {(action, at) => (
              <li key={at} part="tool-entry">
                <Action action={action} />
              </li>
            )}
          </FoldedList>
        </ol>
      )}
    </>
  )
}

function Action({ action }: { readonly action: OutAction }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('vm', vmMessages)
  const cell = action.type === 'send' ? action.message : action.type === 'set-code' ? action.code : undefined
  return (
    <>
      <span part="card-term">{messages.kinds[action.type] ?? messages.kinds.unknown}</span>
      {'mode' in action && <span part="card-note">{messages.mode(formatCount(action.mode, locale))}</span>}
      {action.type === 'reserve' && <CoinAmount amount={action.amount} />}
      {cell !== undefined && <CellDisclosure cell={cell} />}
    </>
  )
}

interface StorageSidesProps {
  readonly storage: Exact['storage']
  readonly transaction: Transaction | undefined
}

/** Data of the contract before and after, as cells, and field by field where its ABI is known. */
export function StorageSides({ storage, transaction }: StorageSidesProps): ReactElement {
  const messages = useTexts('vm', vmMessages)
  const contract = useKnownContract(transaction?.account)
  const sides = [
    { label: messages.before, data: storage.before, state: transaction?.account_state_before },
    { label: messages.after, data: storage.after, state: transaction?.account_state_after },
  ]
  const isSame = useMemo(() => storage.before === storage.after, [storage])
  return (
    <>
      <p part="card-heading">{messages.storage}</p>
      {isSame && storage.after !== null && <p part="card-note">{messages.unchanged}</p>}
      <div part="vm-steps-panes">
        {(isSame ? sides.slice(1) : sides).map(({ label, data, state }) => (
          <div key={label} part="vm-steps-side">
            {!isSame && <span part="card-term">{label}</span>}
            {data === null ? (
              <span part="card-note">{messages.noData}</span>
            ) : (
              <>
                <StoredFields
                  account={{
                    address: transaction?.account ?? '',
                    code_hash: state?.code_hash ?? null,
                    interfaces: [...(contract?.interfaces ?? [])],
                    data_boc: data,
                  }}
                />
                <CellDisclosure cell={data} />
              </>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
