import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { dnsMessages } from '../../../text/en/contracts/contracts.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { isEncoded } from './DomainName.tsx'

/** Warns about a name that contains letters other than a to z, which can imitate another name. */
export function DomainMark({
  domain,
  compact = false,
}: {
  readonly domain: unknown
  /** Show only the icon; the text is for screen readers and the tooltip. @default false */
  readonly compact?: boolean
}): ReactElement | null {
  const messages = useTexts('dns', dnsMessages)
  if (!isEncoded(domain)) return null
  return (
    <span
      part="card-chip domain-mark"
      data-tone="warning"
      title={compact ? `${messages.encoded}. ${messages.encodedHint}` : messages.encodedHint}
    >
      <Icon name="warning" /> <span part={compact ? 'visually-hidden' : undefined}>{messages.encoded}</span>
    </span>
  )
}
