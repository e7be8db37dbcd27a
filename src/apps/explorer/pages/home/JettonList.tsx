import type { ReactElement } from 'react'
import { EmptyState, JettonCard, useJettonMasters } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Jettons that are listed. */
const shown = 10

/** Jettons that are not marked as scams, in the order of the service, which ranks none. */
export function JettonList(): ReactElement {
  const texts = useExplorerTexts('home')
  const query = useJettonMasters({ limit: 20 })
  const { data } = query
  const content = (master: string) =>
    data?.metadata[master]?.token_info?.find((role) => role?.type === 'jetton_masters')
  const jettons = data?.jetton_masters.filter(({ address }) => content(address)?.is_scam !== true).slice(0, shown)
  return (
    <Section title={texts.jettons}>
      <p className="explorer-hint">{texts.listNote}</p>
      <QueryNotes of={[query]} />
      {jettons === undefined ? (
        query.error === null && <JettonCard compact loading />
      ) : jettons.length === 0 ? (
        query.error === null && <EmptyState label={texts.noJettons} />
      ) : (
        <ul className="explorer-list">
          {jettons.map((jetton) => (
            <li key={jetton.address}>
              <JettonCard compact master={jetton} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
