import type { ReactElement } from 'react'
import type { Imitation } from '../../../meaning/names/imitations.ts'
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

/** Button that shows an address beside the one that it resembles, before either is copied. */
export function GuardedCopy({ address, imitation }: GuardedCopyProps): ReactElement {
  const texts = useTexts('address', addressMessages)
  const common = useTexts('common', commonMessages)
  const dialog = useDialog()
  const anchor = useAccountLabel(imitation.anchor)
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
      <dialog {...dialog.props} part="address-guard" aria-label={common.copyAddress}>
        {dialog.isOpen && (
          <>
            <p part="address-guard-question">{texts.copyEither}</p>
            <dl part="address-guard-choices">
              <ComparedAddress label={texts.copyThis} address={address} {...imitation} />
              <ComparedAddress label={texts.copyOther} address={anchor.address} {...imitation} />
            </dl>
            <button type="button" part="button" onClick={dialog.close}>
              {common.close}
            </button>
          </>
        )}
      </dialog>
    </>
  )
}

interface ComparedAddressProps extends Pick<Imitation, 'head' | 'tail'> {
  readonly label: string
  readonly address: string
}

/** A whole address in which the characters that differ are told apart from the equal ones. */
function ComparedAddress({ label, address, head, tail }: ComparedAddressProps): ReactElement {
  const common = useTexts('common', commonMessages)
  const end = address.length - tail
  return (
    <div>
      <dt>{label}</dt>
      <dd part="address-guard-address">
        <bdi dir="ltr">
          {address.slice(0, head)}
          <strong part="address-guard-difference">{address.slice(head, end)}</strong>
          {address.slice(end)}
        </bdi>
        <CopyButton text={address} label={`${common.copyAddress} ${shortText(address, head + 2)}`} />
      </dd>
    </div>
  )
}
