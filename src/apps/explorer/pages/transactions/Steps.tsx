import { type ReactElement, useState } from 'react'
import { cardState, EmptyState, type Transaction } from 'tonlens'
import { type CodePlace, useReplay, VmSteps } from 'tonlens/contracts'
import { type LocalVm, useLocalVm } from '../../connection/connection.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Listing } from '../account/Code.tsx'
import '../parts.css'

/** Steps of the virtual machine for the selected transaction, from a replay in this browser. */
export function Steps({ transaction }: { readonly transaction: Transaction | undefined }): ReactElement {
  const texts = useExplorerTexts('transactions')
  const local = useLocalVm()
  if (local === undefined || transaction === undefined) return <VmSteps loading />
  if (transaction.emulated === true) return <EmptyState label={texts.emulatedReplay} />
  return <Replay transaction={transaction} local={local} />
}

function Replay({
  transaction,
  local: { vm, config },
}: {
  readonly transaction: Transaction
  readonly local: LocalVm
}): ReactElement {
  const query = useReplay(transaction, { vm, config })
  const [place, setPlace] = useState<CodePlace>()
  return (
    <div className="explorer-columns">
      <VmSteps {...cardState(query)} replay={query.data} transaction={transaction} onSelectInstruction={setPlace} />
      {place !== undefined && <Listing address={transaction.account} place={place} />}
    </div>
  )
}
