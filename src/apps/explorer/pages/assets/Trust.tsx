import type { ReactElement } from 'react'
import { useName } from 'tonlens'
import { useTexts } from '../../texts/useTexts.ts'

/** Says whether the index warns about a jetton, and how little it means if it does not. */
export function Trust({ jetton }: { readonly jetton: string }): ReactElement | null {
  const { trust } = useTexts('assets')
  const { metadata } = useName(jetton)
  if (metadata === undefined) return null
  const isScam = metadata.token_info.some((role) => role?.is_scam === true)
  return (
    <p className={isScam ? 'explorer-advice' : 'explorer-hint'}>
      {isScam && <strong>{trust.scam} </strong>}
      {isScam ? trust.advice : trust.unmarked}
    </p>
  )
}
