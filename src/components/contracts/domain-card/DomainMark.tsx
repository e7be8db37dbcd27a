import type { ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { dnsMessages } from '../../../locales/en/contracts.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { isEncoded } from './domainName.ts'

/** What to beware of in the spelling of a name. */
export function DomainMark({
  domain,
  compact = false,
}: {
  readonly domain: unknown
  /** The drawing alone; its words are for screen readers and pointers. */
  readonly compact?: boolean
}): ReactElement | null {
  const messages = useMessages('dns', dnsMessages)
  if (!isEncoded(domain)) return null
  return (
    <span part="card-chip domain-mark" data-tone="warning" title={compact ? `${messages.encoded}. ${messages.encodedHint}` : messages.encodedHint}>
      <Icon name="warning" />{' '}
      <span part={compact ? 'visually-hidden' : undefined}>{messages.encoded}</span>
    </span>
  )
}
