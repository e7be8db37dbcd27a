import type { ReactElement } from 'react'
import { Address, EmptyState, plainText, Skeleton, useJettonMasters } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Jettons that are listed. */
const shown = 10

/** Jettons that are not marked as scams, in the order of the service, which ranks none. */
export function JettonList(): ReactElement {
  const texts = useExplorerTexts('home')
  const { hrefOf } = useRouter()
  const query = useJettonMasters({ limit: 20 })
  const { data } = query
  const content = (master: string) =>
    data?.metadata[master]?.token_info?.find((role) => role?.type === 'jetton_masters')
  const jettons = data?.jetton_masters.filter(({ address }) => content(address)?.is_scam !== true).slice(0, shown)
  return (
    <Section title={texts.jettons}>
      <p className="explorer-hint">{texts.jettonsNote}</p>
      <QueryNotes of={[query]} />
      {jettons === undefined ? (
        query.error === null && (
          <p>
            <Skeleton like="Tether USD (USDT)" />
          </p>
        )
      ) : jettons.length === 0 ? (
        query.error === null && <EmptyState label={texts.noJettons} />
      ) : (
        <ul className="explorer-list">
          {jettons.map(({ address }) => {
            const token = content(address)
            const symbol = plainText(token?.symbol, { maximum: 16 }) || plainText(token?.name, { maximum: 32 })
            return (
              <li key={address} className="explorer-recent">
                <a href={hrefOf('jetton', address)} title={symbol || texts.unnamed}>
                  <bdi>{symbol || texts.unnamed}</bdi>
                </a>
                <Address value={address} href={hrefOf('jetton', address)} />
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
