import { type ReactElement, useState } from 'react'
import { Address, EmptyState, FavoriteList, LabelEditor, useLabels } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Favorites and labels of the reader: to open, to edit, to remove, and as a file. */
export function FavoritesPage(): ReactElement {
  const texts = useTexts('favorites')
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.note}</p>
      <FavoriteList files />
      <Section title={texts.labels}>
        <LabelList />
      </Section>
    </>
  )
}

/** Labels that are shown at first, and added by each click. */
const step = 30

function LabelList(): ReactElement {
  const texts = useTexts('favorites')
  const labels = useLabels()
  const [shown, setShown] = useState(step)
  const entries = [...labels.byAddress.values()].filter(({ label }) => label !== undefined)
  if (entries.length === 0) return <EmptyState label={texts.noLabels} />
  const left = entries.length - shown
  return (
    <>
      <ul className="explorer-list">
        {entries.slice(0, shown).map(({ address, imported }) => (
          <li key={address} className="explorer-label">
            <div>
              <Address value={address} copy /> {imported && <span>{texts.imported}</span>}
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
