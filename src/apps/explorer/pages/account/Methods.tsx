import { type ReactElement, useMemo, useState } from 'react'
import { useDisplay, useLiveAccount } from 'tonlens'
import { type GetMethodRequest, listGetMethods } from 'tonlens/contracts'
import { accountPace } from '../../shell/queries.ts'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Method } from '../tools/Method.tsx'
import { useAddressText } from '../useAddressText.ts'
import type { AccountPartProps } from './AccountPage.tsx'
import './methods.css'

/** Known get-methods that are offered at once; the field suggests all of them. */
const offered = 12

/** A known get-method that a reader has pressed: it runs at once, or fills the form if it has arguments. */
interface Chosen {
  readonly call?: GetMethodRequest
  readonly runs: boolean
}

/** Runs get-methods of an account. */
export function Methods({ address }: AccountPartProps): ReactElement {
  const texts = useExplorerTexts('account').methods
  const { contracts } = useDisplay()
  const state = useLiveAccount(address, { include_boc: false, interval: accountPace })
  const account = state.data
  const codeHash = account?.code_hash ?? undefined
  const interfaces = account?.interfaces
  const [{ call, runs }, setChosen] = useState<Chosen>({ runs: false })
  const methods = useMemo(
    () => contracts?.getMethods?.({ address, codeHash, interfaces }) ?? {},
    [contracts, address, codeHash, interfaces],
  )
  // One without a name cannot be run by it.
  const names = account == null ? [] : listGetMethods(account, { contracts }).filter((name) => !/^\d+$/.test(name))
  const choose = (method: string) =>
    setChosen({
      call: { address, method, stack: [] },
      runs: methods[method] !== undefined && Object.keys(methods[method].parameters ?? {}).length === 0,
    })
  return (
    <>
      {names.length > 0 && (
        <ul className="explorer-methods" aria-label={texts.known}>
          {names.slice(0, offered).map((method) => (
            <li key={method}>
              <button type="button" part="button" onClick={() => choose(method)}>
                <bdi>{method}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <QueryNotes of={[state]} />
      <Method
        call={call}
        onCallChange={runs ? (next) => setChosen({ call: next, runs }) : undefined}
        defaultAddress={useAddressText(address)}
        codeHash={codeHash}
      />
    </>
  )
}
