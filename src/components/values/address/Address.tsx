'use client'
import { forwardRef, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { useAccountLabel } from '../../../react/display/useName.ts'
import type { AddressFormat } from '../../../text/format/address.ts'
import { addressMessages } from '../../../text/en/addresses.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { nameIcon } from '../../../text/format/icons.ts'
import { listingTexts } from '../../../text/naming/names.ts'
import { replacesAddress } from '../../../text/naming/names.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { AddressMark } from './AddressMark.tsx'
import { GuardedCopy, ResemblanceMark } from './GuardedCopy.tsx'
import { OneLine, TightAddresses } from '../hash/OneLine.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Link } from '../link/Link.tsx'

/** Props of {@link Address}; the rest go to the `<span>`. */
export interface AddressProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Address in any form; null for the external end of a message. */
  readonly value: string | null | undefined
  /** Name to show; false for none. @default the name that the display's name source knows */
  readonly name?: string | false | undefined
  /** Form in which the address is written. @default the address book's form, else `bounceable` */
  readonly form?: AddressFormat['form']
  /**
   * Shows the full address, beside the name if there is one; `line` leaves out characters in its middle where one line
   * has no room for them.
   * @default false: first and last characters, where no name stands for them
   */
  readonly long?: boolean | 'line' | undefined
  /** Adds a button that copies the full address. @default false */
  readonly copy?: boolean | undefined
  /** Picture before the name, such as an `Identicon`. @default none */
  readonly icon?: ReactNode
  /** Kind of account that the context tells; selects the display's link rule. @default any account */
  readonly of?: 'jetton' | 'nft' | 'collection' | undefined
  /** Link target, `http:`, `https:` or relative; false for no link. @default the display's link rule */
  readonly href?: string | false | undefined
}

/**
 * One account: the reader's label, the name that the application or a catalogue gives it, its DNS name, or its short
 * address; an icon says who gives the name. The name that a token gives itself, and a label from a file, stand beside
 * the address, never instead of it, because anybody may write them. So does a name that looks like a label of the
 * reader for another address. With `long` the full address stands beside any name.
 * @example <Address value="EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N" />
 */
export const Address = forwardRef<HTMLSpanElement, AddressProps>(function Address(
  { value, of, name, form, long = false, copy = false, icon, href, part, ...rest },
  ref,
) {
  const { links } = useDisplay()
  const isTight = useContext(TightAddresses)
  const texts = useTexts('address', addressMessages)
  const common = useTexts('common', commonMessages)
  const { known, key, address, short, ending } = useAccountLabel(value, form)
  const root = { ...rest, ref, part: partNames('address', part) }
  if (value === null || value === undefined || value === '') {
    return (
      <span {...root} data-kind="outside">
        {texts.outside}
      </span>
    )
  }
  const given = plainText(name)
  const shown = name === false ? '' : given || known.name || ''
  const kind = shown === '' ? 'plain' : given === '' ? known.kind : 'given'
  const withAddress = long || kind === 'plain' || (kind !== 'given' && !replacesAddress(known))
  const by = kind === 'plain' || kind === 'given' || kind === undefined ? undefined : texts.namedBy(kind, known.source)
  const warning =
    kind === 'given' || kind === 'plain' || known.imitates === undefined ? undefined : texts.imitates(known.imitates)
  const mark = kind === 'given' || kind === 'plain' ? undefined : nameIcon(kind)
  const cuts = long === 'line' || (isTight && withAddress && short !== address)
  const content = (
    <>
      {shown !== '' && <bdi part="address-name">{shown}</bdi>}
      {(withAddress || (ending !== '' && given === '')) && (
        <bdi part="address-id" dir="ltr">
          {long === true ? address : cuts ? <OneLine text={long ? address : short} /> : withAddress ? short : ending}
        </bdi>
      )}
    </>
  )
  const listed = listingTexts(known.listings)
  const whole = [shown, address, by, ...listed].filter(Boolean).join(' · ')
  const link = href === false || key === undefined ? undefined : (href ?? links[of ?? 'address']?.(key))
  return (
    <span {...root} data-kind={kind} data-address={key} data-length={long === 'line' ? long : long ? 'long' : 'short'}>
      {icon}
      {known.scam && (
        <span part="address-scam" title={listed.join('\n') || undefined}>
          <Icon name="warning" /> {texts.scam}
        </span>
      )}
      {known.favorite && name !== false && <AddressMark icon="star" text={texts.favorite} kind="favorite" />}
      {warning !== undefined && <AddressMark icon="warning" text={warning} kind="imitates" />}
      {known.forges !== undefined && given === '' && (
        <AddressMark icon="warning" text={texts.resembles(known.forges)} kind="imitates" />
      )}
      {known.imitation !== undefined && <ResemblanceMark {...known.imitation} />}
      {mark !== undefined && <AddressMark icon={mark} text={by ?? ''} kind={kind ?? ''} />}
      <Link part="address-text" href={link} title={whole}>
        {content}
      </Link>
      {copy &&
        (known.imitation === undefined ? (
          <CopyButton text={address} label={common.copyAddress} />
        ) : (
          <GuardedCopy address={address} imitation={known.imitation} />
        ))}
    </span>
  )
})
