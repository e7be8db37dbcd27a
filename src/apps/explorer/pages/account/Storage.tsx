import type { ReactElement } from 'react'
import { cardState, useAccountStates } from 'tonlens'
import { StorageView } from 'tonlens/contracts'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { maxLinkLength } from '../tools/toolInput.ts'
import type { AccountPartProps } from './AccountPage.tsx'

/** Data of an account, and the way to read its cells as another type: one request. */
export function Storage({ address }: AccountPartProps): ReactElement {
  const texts = useExplorerTexts('account').storage
  const { hrefOf } = useRouter()
  const state = useAccountStates({ address: [address], include_boc: true })
  const account = state.data?.accounts[0]
  const boc = account?.data_boc
  return (
    <>
      <StorageView {...cardState(state)} account={account ?? null} />
      {typeof boc === 'string' && boc !== '' && boc.length <= maxLinkLength && (
        <p>
          <a href={hrefOf('tools', 'cells', boc)}>{texts.inspect}</a>
        </p>
      )}
    </>
  )
}
