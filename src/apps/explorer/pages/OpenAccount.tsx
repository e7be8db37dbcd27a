import type { ReactElement } from 'react'
import { useRouter } from '../shell/router.ts'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'

/** Link from the special page of a contract to the page of its account. */
export function OpenAccount({ address }: { readonly address: string }): ReactElement {
  const texts = useExplorerTexts('account')
  const { hrefOf } = useRouter()
  return <a href={hrefOf('account', address)}>{texts.open}</a>
}
