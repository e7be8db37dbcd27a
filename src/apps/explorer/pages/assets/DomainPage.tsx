import type { ReactElement } from 'react'
import { Address, cardState, CopyButton, DisplayProvider, DomainCard, useDnsRecords } from 'tonlens'
import { equalAddresses } from 'tonlens/ton'
import { laterPart, Loading } from '../../shell/laterPart.tsx'
import { useRouter } from '../../shell/router.ts'
import { readThingState, ThingPage } from '../../shell/ThingPage.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'
import { DomainAuction } from './DomainAuction.tsx'
import { Expiry } from './Expiry.tsx'
import './assets.css'

const History = laterPart(async () => (await import('../account/History.tsx')).History, { fallback: <Loading /> })

/** One DNS name: its owner and expiry, the history of the account behind it, or its auction, and its records. */
export function DomainPage({ id: domain }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('assets')
  const { groups, open } = useExplorerTexts('account')
  const { hrefOf } = useRouter()
  const query = useDnsRecords({ domain: domain.toLowerCase() })
  const record = query.data?.records[0]
  const owner = record?.nft_item_owner
  const account = record?.dns_wallet ?? owner
  const isOwners = typeof account === 'string' && typeof owner === 'string' && equalAddresses(account, owner)
  const state = readThingState(query, record)
  return (
    <>
      <ThingPage
        kind={texts.domain}
        title={
          <>
            <bdi>{domain}</bdi> <CopyButton text={domain} />
          </>
        }
        actions={typeof account === 'string' && <OpenAccount address={account} />}
        state={state}
        queries={[query]}
        facts={{
          // The name of the owner is often this very domain.
          [texts.facts.owner]: record && (owner == null ? null : <Address value={owner} name={false} copy />),
          [open]: account == null || isOwners ? null : <Address value={account} name={false} copy />,
        }}
        note={
          record !== undefined && (
            <>
              <Expiry domain={record.domain} item={record.nft_item_address} />
              <a href={hrefOf('item', record.nft_item_address)}>{texts.openItem}</a>
              {typeof owner === 'string' && <a href={hrefOf('account', owner, 'names')}>{texts.openNames}</a>}
            </>
          )
        }
        card={<DomainCard {...cardState(query)} record={record} />}
        label={texts.domainParts}
        tabs={
          record?.nft_item_owner === null
            ? { auction: { title: texts.auction, content: <DomainAuction record={record} /> } }
            : {
                history: {
                  title: groups.history,
                  content:
                    typeof account === 'string' ? (
                      <DisplayProvider account={account}>
                        <History address={account} />
                      </DisplayProvider>
                    ) : (
                      <Loading />
                    ),
                },
              }
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
