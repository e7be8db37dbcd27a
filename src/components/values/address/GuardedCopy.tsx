import type { ReactElement } from 'react'
import type { Imitation } from '../../../meaning/names/imitations.ts'
import { readAddress } from '../../../ton/cells/address.ts'
import { useTexts } from '../../../react/display/display.ts'
import { useAccountLabel } from '../../../react/display/useName.ts'
import { addressMessages } from '../../../text/en/addresses.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { shortText } from '../../../text/format/address.ts'
import { useDialog } from '../../parts/useDialog.ts'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { AddressMark } from './AddressMark.tsx'

/** Mark of an address that resembles another one. */
export function ResemblanceMark({ anchor }: Imitation): ReactElement {
  const texts = useTexts('address', addressMessages)
  const { text } = useAccountLabel(anchor)
  return <AddressMark icon="warning" text={texts.resembles(text)} kind="imitates" />
}

interface GuardedCopyProps {
  /** The address, as it is written on the page. */
  readonly address: string
  readonly imitation: Imitation
}

/** Button that shows how an address differs from the one that it resembles, before either is copied. */
export function GuardedCopy({ address, imitation }: GuardedCopyProps): ReactElement {
  const texts = useTexts('address', addressMessages)
  const common = useTexts('common', commonMessages)
  const dialog = useDialog()
  // In another form, the other one would have another end, even where both ends are the same.
  const { form, bounceable } = readAddress(address) ?? {}
  const anchor = useAccountLabel(
    imitation.anchor,
    form === 'raw' ? form : bounceable === false ? 'non-bounceable' : 'bounceable',
  )
  const name = anchor.text === anchor.short ? [] : [anchor.text]
  return (
    <>
      <button
        type="button"
        part="copy-button"
        title={common.copyAddress}
        aria-label={common.copyAddress}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        <Icon name="copy" />
      </button>
      {dialog.isOpen && (
        <dialog {...dialog.props} part="address-guard" aria-label={common.copyAddress}>
          <p part="address-guard-question">{texts.copyEither}</p>
          <dl part="address-guard-choices">
            <ComparedAddress label={texts.copyThis} address={address} other={anchor.address} />
            <ComparedAddress label={[texts.copyOther, ...name].join(' · ')} address={anchor.address} other={address} />
          </dl>
          <button type="button" part="button" onClick={dialog.close}>
            {common.close}
          </button>
        </dialog>
      )}
    </>
  )
}

interface ComparedAddressProps {
  readonly label: string
  readonly address: string
  /** The other one, in the same form. */
  readonly other: string
}

/** Characters of the difference that are shown first. */
const shownFirst = 8

/** A whole address below the first of its characters that differ from another one, which readers see at once. */
function ComparedAddress({ label, address, other }: ComparedAddressProps): ReactElement {
  const common = useTexts('common', commonMessages)
  // The form of an address, in its first two characters, tells no accounts apart.
  const differs = (letter: string, at: number) => at >= 2 && letter !== other[at]
  const letters = Array.from(address)
  const start = letters.findIndex(differs)
  const end = letters.findLastIndex(differs) + 1
  return (
    <div>
      <dt>{label}</dt>
      <dd part="address-guard-first">
        <bdi dir="ltr">
          …<strong part="address-guard-difference">{address.slice(start, Math.min(start + shownFirst, end))}</strong>…
        </bdi>
        <CopyButton text={address} label={`${common.copyAddress} ${shortText(address, start + 2)}`} />
      </dd>
      <dd part="address-guard-address">
        <bdi dir="ltr">
          {address.slice(0, start)}
          <strong part="address-guard-difference">{address.slice(start, end)}</strong>
          {address.slice(end)}
        </bdi>
      </dd>
    </div>
  )
}
