'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { hashText, type HashFormat } from '../../../text/format/hash.ts'
import { shortText } from '../../../text/format/address.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Link } from '../link/Link.tsx'
import { OneLine } from './OneLine.tsx'

/** Props of {@link Hash}; the rest go to the `<span>`. */
export interface HashProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Hash in hex, base64 or base64url. */
  readonly value: string | null | undefined
  /** Kind of entity that it identifies; selects the display's link rule. @default no link */
  readonly of?: 'transaction' | 'trace' | 'message' | undefined
  /** Form in which it is written. @default 'hex', which every explorer's search accepts */
  readonly form?: HashFormat['form']
  /**
   * Shows the full hash instead of its first and last characters; `line` leaves out characters in its middle where one
   * line has no room for them. @default false
   */
  readonly long?: boolean | 'line' | undefined
  /** Adds a button that copies the full hash. @default false */
  readonly copy?: boolean | undefined
  /** Link target, `http:`, `https:` or relative; false for no link. @default the display's link rule */
  readonly href?: string | false | undefined
}

/**
 * Hash of a transaction, a message or anything else.
 * @example <Hash value={transaction.hash} />
 */
export const Hash = forwardRef<HTMLSpanElement, HashProps>(function Hash(
  { value, of, form, long = false, copy = false, href, part, ...rest },
  ref,
) {
  const { links } = useDisplay()
  const messages = useTexts('common', commonMessages)
  const full = hashText(value, { form })
  const valid = full.length >= 43
  const rule = of === undefined || !valid ? undefined : links[of]
  const link = href === false ? undefined : (href ?? rule?.(hashText(value, { form: 'base64' })))
  const text = (
    <bdi part="hash-id" dir="ltr">
      {long === 'line' && valid ? <OneLine text={full} /> : long !== false || !valid ? full : shortText(full)}
    </bdi>
  )
  return (
    <span
      {...rest}
      ref={ref}
      part={partNames('hash', part)}
      data-length={long === 'line' ? long : long ? 'long' : 'short'}
    >
      <Link part="hash-text" href={link} title={full}>
        {text}
      </Link>
      {copy && valid && <CopyButton text={full} label={messages.copyHash} />}
    </span>
  )
})
