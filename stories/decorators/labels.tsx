import { useMemo, type ReactElement } from 'react'
import { createLabelStore, DisplayProvider, type LabelStore } from '../../src/entries/index.ts'
import { namesFrom } from '../../src/react/display/names.ts'
import { now, people } from '../../test/fixtures/transactions.ts'

const { alice, bob, carol } = people
/** Account that everybody can check. */
export const elector = `-1:${'3'.repeat(64)}`

/** Labels that live as long as the story. */
function createStoryLabels(): LabelStore {
  const texts = new Map<string, string>()
  const labels = createLabelStore({
    storage: { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) },
  })
  labels.setLabel(alice, 'Alice (landlady)')
  labels.setFavorite(alice, true)
  labels.setFavorite(elector, true)
  labels.import(
    JSON.stringify({ format: 'tonlens-labels', version: 1, accounts: [{ address: carol, label: 'Best exchange' }] }),
  )
  return labels
}

/** A token that imitates a label of the reader. */
export const stranger = `0:${'C4'.repeat(32)}`
const names = namesFrom({
  address_book: { [bob]: { user_friendly: null, domain: 'bob.ton', interfaces: [] } },
  metadata: {
    [stranger]: { is_indexed: true, token_info: [{ type: 'jetton_masters', valid: true, name: 'Аlice (landlady)' }] },
  },
})
/** An account that the application names. */
export const shop = `0:${'5A'.repeat(32)}`

/** Around a story: labels of a reader, or a browser that refuses to keep any. */
export function WithLabels({
  children,
  ready = true,
}: {
  readonly children: ReactElement
  readonly ready?: boolean
}): ReactElement {
  const labels = useMemo(
    () =>
      ready
        ? createStoryLabels()
        : createLabelStore({
            storage: {
              getItem: () => null,
              setItem: () => {
                throw new Error('full')
              },
            },
          }),
    [ready],
  )
  return (
    <DisplayProvider now={now} timeZone="UTC" names={names} labels={labels} accountNames={{ [shop]: 'Our shop' }}>
      {children}
    </DisplayProvider>
  )
}
