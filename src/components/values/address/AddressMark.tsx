import type { ReactElement } from 'react'
import type { IconName } from '../../../text/format/icons.ts'
import { Icon } from '../icon/Icon.tsx'

interface AddressMarkProps {
  readonly icon: IconName
  /** Meaning of the icon, in a tooltip and for screen readers. */
  readonly text: string
  readonly kind: string
}

/** Icon before the name of an account: who gives the name, or a warning. */
export function AddressMark({ icon, text, kind }: AddressMarkProps): ReactElement {
  return (
    <span part="address-mark" data-kind={kind} title={text}>
      <Icon name={icon} />
      <span part="visually-hidden">{text}</span>
    </span>
  )
}

/** Icon before the name of a card or of a line that says in words who gives the name. */
export function NameMark({ mark: { icon, text, kind } }: { readonly mark: AddressMarkProps }): ReactElement {
  return (
    <span part="address-mark" data-kind={kind} title={text} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}
