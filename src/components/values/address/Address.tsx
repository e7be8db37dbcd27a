'use client'
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { useName } from '../../../display/useName.ts'
import { addressKey, addressText, shortText, type AddressFormat } from '../../../format/address.ts'
import { addressMessages } from '../../../locales/en/common.ts'
import { commonMessages } from '../../../locales/en/common.ts'
import { plainText } from '../../../model/text.ts'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Icon } from '../icon/Icon.tsx'

/** Props of {@link Address}; the rest go to the `<span>`. */
export interface AddressProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** In any form; null for an end of a message that lies outside the chain. */
  readonly value: string | null | undefined
  /** What to call it; false for no name at all. @default the name source's */
  readonly name?: string | false | undefined
  /** @default the address book's, else `bounceable` */
  readonly form?: AddressFormat['form']
  /** The whole address instead of its ends. @default false */
  readonly long?: boolean | undefined
  /** Add a button that copies the whole address. @default false */
  readonly copy?: boolean | undefined
  /** A picture before the name, such as an `Identicon`. @default none */
  readonly icon?: ReactNode
  /** Where it leads; false for nowhere. @default the display's rule */
  readonly href?: string | false | undefined
}

/**
 * One account: its DNS name, or its short address; a token's own name stands beside the address,
 * never in its place, since anybody may call a token anything.
 */
export const Address = forwardRef<HTMLSpanElement, AddressProps>(function Address(
  { value, name, form, long = false, copy = false, icon, href, part, ...rest },
  ref,
) {
  const { links, testOnly } = useDisplay()
  const texts = useMessages('address', addressMessages)
  const common = useMessages('common', commonMessages)
  const known = useName(value)
  const key = addressKey(value)
  const root = { ...rest, ref, part: partNames('address', part) }
  if (value === null || value === undefined || value === '') {
    return (
      <span {...root} data-kind="outside">
        {texts.outside}
      </span>
    )
  }
  const friendly = known.row?.user_friendly ?? ''
  const full = addressText(value, {
    form: form ?? (/^[U0]/.test(friendly) ? 'non-bounceable' : key === value ? 'bounceable' : undefined),
    testOnly: testOnly || /^[k0]/.test(friendly) || undefined,
  })
  const given = plainText(name)
  const shown = name === false ? '' : given || known.name || ''
  const kind = shown === '' ? 'plain' : given === '' ? known.kind : 'given'
  const withAddress = kind === 'plain' || kind === 'claim'
  const content = (
    <>
      {shown !== '' && <bdi part="address-name">{shown}</bdi>}
      {withAddress && (
        <bdi part="address-id" dir="ltr">
          {long || key === undefined ? full : shortText(full)}
        </bdi>
      )}
    </>
  )
  const whole = shown === '' ? full : `${shown} · ${full}`
  const link = href === false || key === undefined ? undefined : (href ?? links.address?.(key))
  return (
    <span {...root} data-kind={kind} data-address={key} data-length={long ? 'long' : 'short'}>
      {icon}
      {known.scam && (
        <span part="address-scam">
          <Icon name="warning" /> {texts.scam}
        </span>
      )}
      {link === undefined ? (
        <span part="address-text" title={whole}>
          {content}
        </span>
      ) : (
        <a part="address-text" href={link} title={whole}>
          {content}
        </a>
      )}
      {copy && <CopyButton text={full} label={common.copyAddress} />}
    </span>
  )
})
