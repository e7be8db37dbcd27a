import { type ReactElement, useMemo, useState } from 'react'
import { useDisplay, useLiveAccount } from 'tonlens'
import { type GetMethodRequest } from 'tonlens/contracts'
import { accountPace } from '../../shell/queries.ts'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Method } from '../tools/Method.tsx'
import type { AccountPartProps } from './AccountPage.tsx'

/** Known get-methods that are offered at once; the field suggests all of them. */
const offered = 12

/** Runs get-methods of an account. */
export function Methods({ address }: AccountPartProps): ReactElement {
  const texts = useExplorerTexts('account').methods
  const { contracts } = useDisplay()
  const state = useLiveAccount(address, { include_boc: false, interval: accountPace })
  const account = state.data
  const codeHash = account?.code_hash ?? undefined
  const interfaces = account?.interfaces
  const [call, setCall] = useState<GetMethodRequest>()
  const names = useMemo(
    () => Object.keys(contracts?.getMethods?.({ address, codeHash, interfaces }) ?? {}),
    [contracts, address, codeHash, interfaces],
  )
  return (
    <>
      {names.length > 0 && (
        <ul className="explorer-methods" aria-label={texts.known}>
          {names.slice(0, offered).map((method) => (
            <li key={method}>
              <button type="button" part="button" onClick={() => setCall({ address, method, stack: [] })}>
                <bdi>{method}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <QueryNotes of={[state]} />
      <Method call={call} defaultAddress={address} codeHash={codeHash} />
    </>
  )
}
