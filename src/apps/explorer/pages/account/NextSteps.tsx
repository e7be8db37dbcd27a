import type { ReactElement } from 'react'
import { useRouter } from '../../shell/router.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { AccountPartProps } from './AccountPage.tsx'

/** Links to what readers do with an account. */
export function NextSteps({ address }: AccountPartProps): ReactElement {
  const { next } = useTexts('account')
  const { hrefOf } = useRouter()
  return (
    <nav className="explorer-next" aria-label={next.label}>
      <a href={hrefOf('tools', 'watch', '', { account: address })}>{next.watch}</a>
      <a href={hrefOf('tools', 'preview', '', { to: address })}>{next.preview}</a>
      <a href={hrefOf('account', address, 'ledger')}>{next.export}</a>
    </nav>
  )
}
