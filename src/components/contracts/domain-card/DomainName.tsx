import type { ReactElement } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { addressKey } from '../../../text/format/address.ts'
import { readText } from '../../../service/rows/readRow.ts'
import { Link } from '../../values/link/Link.tsx'
import { DomainMark } from './DomainMark.tsx'
import { domainText } from './domainName.ts'

interface DomainNameProps {
  readonly domain: string
  /** Address of the NFT item of the domain. */
  readonly item: string | null | undefined
}

/** A domain in a table: its mark, and its name as a link if the display has a rule for it. */
export function DomainName({ domain, item }: DomainNameProps): ReactElement {
  const { links } = useDisplay()
  const text = domainText(domain)
  return (
    <span part="dns-record-name">
      <DomainMark domain={domain} compact />
      <Link part="dns-record-domain card-link" href={links.domain?.(readText(domain), addressKey(item))} title={text}>
        <bdi>{text}</bdi>
      </Link>
    </span>
  )
}
