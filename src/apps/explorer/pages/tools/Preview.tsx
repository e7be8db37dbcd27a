import { type FormEvent, type ReactElement, useMemo, useState } from 'react'
import { skipToken, TransactionPreview, useActions, useTransactionPreview } from 'tonlens'
import { useLocalVm } from '../../connection/connection.ts'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Earlier } from '../Earlier.tsx'
import { useAddressWriter } from '../useAddressText.ts'
import { Example } from './Example.tsx'
import { buildTransfer, findWrongFields, type WrittenTransfer } from './transfer.ts'
import { TransferFields } from './TransferFields.tsx'
import { useRunError } from './toolInput.ts'

/** Forecast of a transfer, which the URL holds, before anybody signs it. */
export function Preview(): ReactElement {
  const [{ from = '', to = '', amount = '', comment = '' }, setQuery] = useRouteQuery()
  const write = useAddressWriter()
  const [fromText, toText] = [write(from), write(to)]
  const linked = useMemo(() => ({ from: fromText, to: toText, amount, comment }), [fromText, toText, amount, comment])
  const [draft, setDraft] = useState<WrittenTransfer>(linked)
  const [checked, setChecked] = useState(from !== '')
  const texts = useExplorerTexts('tools')
  const request = useMemo(() => buildTransfer(linked), [linked])
  const { preview } = useTransactionPreview(request, { client: useLocalVm()?.client })
  const error = useRunError(preview.error)
  const history = useActions(request === undefined ? skipToken : { account: from, limit: 200 }).data?.actions
  const open = (transfer: WrittenTransfer) => {
    setDraft(transfer)
    setChecked(true)
    if (buildTransfer(transfer) !== undefined) setQuery({ ...transfer })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    open(draft)
  }
  return (
    <>
      <Example
        onLoad={(newest) => {
          // Accounts that take messages from outside are wallets, nearly always.
          const sender = newest.find(
            ({ in_msg, out_msgs }) => in_msg !== null && in_msg.source === null && out_msgs[0]?.destination != null,
          )
          const recipient = sender?.out_msgs[0]?.destination
          if (sender === undefined || recipient == null) return false
          open({ from: write(sender.account), to: write(recipient), amount: '0.1', comment: '' })
          return true
        }}
      />
      <form part="card tool-form" onSubmit={submit} noValidate>
        <TransferFields transfer={draft} onChange={setDraft} wrong={checked ? findWrongFields(draft) : []} />
        <div part="tool-actions">
          <button type="submit" part="button tool-ask">
            {texts.preview.show}
          </button>
        </div>
      </form>
      {request !== undefined && (
        <>
          <Earlier asked={Object.values(linked)} written={Object.values(draft)} />
          <TransactionPreview {...preview} error={error} history={history} />
        </>
      )}
    </>
  )
}
