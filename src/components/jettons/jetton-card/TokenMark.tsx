import { useMemo, type ReactElement } from 'react'
import { findLookalikes, trustTokens } from '../../../meaning/tokens/lookalike.ts'
import { tokenNames } from '../../../meaning/tokens/tokenInfo.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { KnownName } from '../../../text/naming/names.ts'
import { AddressMark } from '../../values/address/AddressMark.tsx'

interface TokenMarkProps {
  /** Raw address of the token. */
  readonly address: string | undefined
  readonly known: Pick<KnownName, 'kind' | 'metadata'>
}

/**
 * Warns of a token whose name looks like the native coin, or like a jetton that many accounts use; not of one that the
 * reader, the application or a catalogue names.
 */
export function TokenMark({ address, known: { kind, metadata } }: TokenMarkProps): ReactElement | null {
  const { nativeCoin, testOnly } = useDisplay()
  const messages = useTexts('jetton', jettonMessages)
  const other = useMemo(() => {
    const isVouched = kind === 'label' || kind === 'application' || kind === 'catalogue'
    if (address === undefined || isVouched) return undefined
    const named = [{ address, names: tokenNames(metadata) }]
    return findLookalikes(named, trustTokens([], testOnly), nativeCoin).get(address)
  }, [address, kind, metadata, nativeCoin, testOnly])
  if (other === undefined) return null
  const text = `${messages.looksLike(other.name)}. ${messages.forgedName}`
  return <AddressMark icon="warning" text={text} kind="imitates" />
}
