import { type ReactElement, useState } from 'react'
import { Address, EmptyState, LabelEditor, useLabels } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { WatchList } from './WatchList.tsx'
import './label.css'

/** Favorites and labels of the reader: to open, to edit and to remove. */
export function FavoritesPage(): ReactElement {
  const texts = useExplorerTexts('favorites')
  const { hrefOf } = useRouter()
  return (
    <>
      <PageHead kind={texts.title} />
      <p>
        {texts.note} <a href={hrefOf('settings')}>{texts.files}</a>
      </p>
      <WatchList />
      <Section title={texts.labels}>
        <LabelList />
      </Section>
    </>
  )
}

/** Labels that are shown at first, and added by each click. */
const step = 30
const noAddresses: ReadonlySet<string> = new Set()

function LabelList(): ReactElement {
  const texts = useExplorerTexts('favorites')
  const labels = useLabels()
  const [shown, setShown] = useState(step)
  const [listed, setListed] = useState<ReadonlySet<string>>(noAddresses)
  const added = [...labels.byAddress.values()].filter(
    ({ address, label }) => label !== undefined && !listed.has(address),
  )
  if (added.length > 0) setListed(new Set([...listed, ...added.map(({ address }) => address)]))
  // An account whose label was just removed stays, so that its form says so and keeps the focus.
  const entries = [...listed]
  if (entries.length === 0) return <EmptyState label={texts.noLabels} />
  const left = entries.length - shown
  return (
    <>
      <ul className="explorer-list">
        {entries.slice(0, shown).map((address) => (
          <li key={address} className="explorer-label">
            <div>
              <Address value={address} copy />
              {labels.byAddress.get(address)?.imported === true && <span>{texts.imported}</span>}
            </div>
            <details>
              <summary>{texts.edit}</summary>
              <LabelEditor address={address} />
            </details>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" part="button" onClick={() => setShown(shown + step)}>
          {texts.showMore(Math.min(left, step), left)}
        </button>
      )}
    </>
  )
}
