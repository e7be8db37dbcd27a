'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { dnsMessages } from '../../../text/en/contracts/contracts.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { DnsRecord } from '../../../service/rows/dns/dns.ts'
import { Address } from '../../values/address/Address.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'
import { RawSection } from '../../states/card/RawSection.tsx'
import { Facts, type Fact } from '../../states/card/Facts.tsx'
import { CopyButton } from '../../values/copy-button/CopyButton.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { addressKey, copiedAddressLike } from '../../../text/format/address.ts'
import { DomainMark } from './DomainMark.tsx'
import { domainText, isElsewhere } from './DomainName.tsx'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { dnsRecordShape } from '../../../service/rows/shapes/tables.ts'
import { copiedHashLike } from '../../../text/format/hash.ts'

/** Props of {@link DomainCard}; the rest go to the `<article>`. */
export interface DomainCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<DnsRecord, 'header' | 'facts' | 'raw'> {
  /** Row of `/dns/records`; null or undefined if there is none, or none yet. */
  readonly record?: DnsRecord | null | undefined
}

/**
 * Card of one DNS name: owner, wallet, site, storage and resolver. Feed it from {@link useDnsRecords}.
 */
export const DomainCard = forwardRef<HTMLElement, DomainCardProps>(function DomainCard({ record, part, ...rest }, ref) {
  const messages = useTexts('dns', dnsMessages)
  const given = checkRow(dnsRecordShape, record)
  const domain = domainText(given?.domain)
  return (
    <Card
      {...rest}
      ref={ref}
      kind="domain-card"
      part={part}
      label={messages.title}
      given={record}
      entity={given}
      emptyText={messages.empty}
    >
      <CardHeader
        title={
          given && (
            <>
              <bdi>{domain}</bdi> <CopyButton text={domain} label={messages.copyName} />
            </>
          )
        }
        like="lighthouse.ton ⧉"
      >
        {given !== undefined && <DomainMark domain={given.domain} />}
        {given !== undefined && isElsewhere(given) && (
          <span part="card-chip" data-tone="warning">
            {messages.walletIsNotOwner}
          </span>
        )}
      </CardHeader>
      <Facts slotted facts={domainFacts(given, messages)} loading={given === undefined} />
      <RawSection row={given} />
    </Card>
  )
})

function domainFacts(record: DnsRecord | undefined, messages: Texts['dns']): readonly Fact[] {
  const note = (text: string) => <span part="card-note">{text}</span>
  const notSet = note(messages.notSet)
  const account = (id: string, term: string, address: string | null | undefined): Fact => ({
    id,
    term,
    value: isSet(address) ? <Address value={address} copy /> : id === 'owner' ? note(messages.noOwner) : notSet,
    like: copiedAddressLike,
  })
  // Readers ask for the address behind the domain, and the name of the owner is often this very domain.
  const holder = (id: string, term: string, address: string | null | undefined): Fact => ({
    ...account(id, term, address),
    ...(isSet(address) && { value: <Address value={address} name={false} long copy /> }),
    like: 'EQABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrst ⧉',
    wide: true,
  })
  const owner = addressKey(record?.nft_item_owner)
  const isOwners = owner !== undefined && owner === addressKey(record?.dns_wallet)
  const bytes = (id: string, term: string, value: string | null | undefined): Fact => ({
    id,
    term,
    value: isSet(value) ? <Hash value={value} copy /> : notSet,
    like: copiedHashLike,
  })
  return [
    holder('owner', messages.owner, record?.nft_item_owner),
    {
      ...holder('wallet', messages.wallet, record?.dns_wallet),
      ...(isOwners && { value: note(messages.ownersWallet) }),
      // Most domains lead to their owner.
      like: messages.ownersWallet,
    },
    bytes('site', messages.site, record?.dns_site_adnl),
    bytes('storage', messages.storage, record?.dns_storage_bag_id),
    account('resolver', messages.resolver, record?.dns_next_resolver),
    account('item', messages.item, record?.nft_item_address),
  ]
}

function isSet(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && value !== ''
}
