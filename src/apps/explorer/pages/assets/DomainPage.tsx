import type { ReactElement } from 'react'
import {
  AccountCard,
  Address,
  cardState,
  CopyButton,
  DomainCard,
  type DnsRecord,
  Skeleton,
  useDnsRecords,
} from 'tonlens'
import { equalAddresses } from 'tonlens/ton'
import { Folded } from '../../shell/Layout.tsx'
import { Loading } from '../../shell/laterPart.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useRouter } from '../../shell/router.ts'
import { HeadFacts } from '../../shell/PageHead.tsx'
import { readThingState, ThingPage } from '../../shell/ThingPage.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { AccountPage } from '../account/AccountPage.tsx'
import { DomainAuction } from './DomainAuction.tsx'
import { Expiry, hasTerm } from './Expiry.tsx'
import './assets.css'

/**
 * One DNS name: the page of the account to which it leads, with the owner, the expiry and the records of the name; or
 * its auction, while nobody owns it.
 */
export function DomainPage({ id: domain }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('assets')
  const { groups } = useExplorerTexts('account')
  const query = useDnsRecords({ domain: domain.toLowerCase() })
  const record = query.data?.records[0]
  const owner = record?.nft_item_owner
  const card = <DomainCard {...cardState(query)} record={record} />
  const head = {
    kind: texts.domain,
    title: (
      <>
        <bdi>{domain}</bdi> <CopyButton text={domain} />
      </>
    ),
  }
  if (record !== undefined && typeof owner === 'string') {
    const facts = (
      <>
        <DomainFacts record={record} owner={owner} card={card} />
        <QueryNotes of={[query]} />
      </>
    )
    return <AccountPage id={record.dns_wallet ?? owner} domain={{ ...head, name: domain, facts }} />
  }
  const state = readThingState(query, record)
  return (
    <>
      <ThingPage
        {...head}
        state={state}
        queries={[query]}
        note={
          state === 'loading' && (
            <>
              <DomainFacts card={card} />
              <AccountCard compact loading account={null} />
            </>
          )
        }
        card={card}
        label={texts.domainParts}
        tabs={
          record === undefined
            ? { history: { title: groups.history, content: <Loading /> } }
            : { auction: { title: texts.auction, content: <DomainAuction record={record} /> } }
        }
      />
      {state === 'missing' && (
        <div className="explorer-missing">
          <p>{texts.noDomain}</p>
        </div>
      )}
    </>
  )
}

interface DomainFactsProps {
  /** Undefined while it loads. */
  readonly record?: DnsRecord
  readonly owner?: string
  readonly card: ReactElement
}

/** Owner and end of a name, the account if another one than the owner, and the records, which a reader opens. */
function DomainFacts({ record, owner, card }: DomainFactsProps): ReactElement {
  const texts = useExplorerTexts('assets')
  const { open } = useExplorerTexts('account')
  const { hrefOf } = useRouter()
  const wallet = record?.dns_wallet
  const isOwners = wallet == null || owner === undefined || equalAddresses(wallet, owner)
  const isRented = record === undefined || hasTerm(record.domain)
  return (
    <div className="explorer-domain-facts">
      <HeadFacts
        facts={{
          // The name of the owner is often this very domain.
          [texts.facts.owner]: owner && <Address value={owner} name={false} copy />,
          [open]: isOwners ? null : <Address value={wallet} name={false} copy />,
          [texts.expiry.term]: isRented ? record && <Expiry item={record.nft_item_address} /> : null,
        }}
      />
      {record === undefined ? (
        <Skeleton like={texts.records} />
      ) : (
        <Folded summary={texts.records}>
          {() => (
            <>
              {card}
              {isRented && <p className="explorer-hint">{texts.expiry.rule}</p>}
              {owner !== undefined && (
                <p className="explorer-kind">
                  <a href={hrefOf('account', owner, 'names')}>{texts.openNames}</a>
                </p>
              )}
            </>
          )}
        </Folded>
      )}
    </div>
  )
}
