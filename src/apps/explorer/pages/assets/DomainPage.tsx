import type { ReactElement } from 'react'
import { cardState, CopyButton, DomainCard, useDnsRecords } from 'tonlens'
import { isMissing, OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { DomainAuction } from './DomainAuction.tsx'
import { Expiry } from './Expiry.tsx'
import './assets.css'

/** One DNS name: owner, records and auction. */
export function DomainPage({ id: domain }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('assets')
  const { hrefOf } = useRouter()
  const query = useDnsRecords({ domain: domain.toLowerCase() })
  const record = query.data?.records[0]
  const owner = record?.nft_item_owner
  return (
    <>
      <PageHead
        kind={texts.domain}
        title={
          <>
            <bdi>{domain}</bdi> <CopyButton text={domain} />
          </>
        }
      >
        {record !== undefined && (
          <>
            <Expiry domain={record.domain} item={record.nft_item_address} />
            <a href={hrefOf('item', record.nft_item_address)}>{texts.openItem}</a>
            {typeof owner === 'string' && <a href={hrefOf('account', owner, 'names')}>{texts.openNames}</a>}
          </>
        )}
      </PageHead>
      <DomainCard {...cardState(query)} record={record} />
      {isMissing(query, ({ records }) => records.length === 0) && (
        <>
          <div className="explorer-missing">
            <p>{texts.noDomain}</p>
          </div>
          <OnOtherNetworks />
        </>
      )}
      {record?.nft_item_owner === null && <DomainAuction record={record} />}
    </>
  )
}
