import '../../../src/components/styles/index.css'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FavoriteButton } from '../../../src/components/accounts/labels/FavoriteButton.tsx'
import { FavoriteList } from '../../../src/components/accounts/labels/FavoriteList.tsx'
import { LabelEditor } from '../../../src/components/accounts/labels/LabelEditor.tsx'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { createLabelStore, type LabelStore } from '../../../src/react/display/labelStore.ts'
import { people } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const { alice, bob, carol } = people
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const file = (accounts: unknown) => JSON.stringify({ format: 'tonlens-labels', version: 1, accounts })
function createTestLabels(accounts: unknown): LabelStore {
  const texts = new Map<string, string>()
  const labels = createLabelStore({
    storage: { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) },
  })
  labels.import(file(accounts), { own: true })
  return labels
}

const labels = createTestLabels([
  { address: alice, label: 'Alice', favorite: true },
  { address: carol, favorite: true },
])

describeComponent({
  name: 'LabelEditor',
  component: LabelEditor,
  part: 'label-editor',
  props: { address: alice },
  display: { labels },
})

describeComponent({
  name: 'FavoriteButton',
  component: FavoriteButton,
  part: 'favorite-button',
  props: { address: alice },
  display: { labels },
})

describeComponent({
  name: 'FavoriteList',
  component: FavoriteList,
  part: 'favorite-list',
  props: { files: true },
  display: {
    labels: createTestLabels([
      { address: alice, label: 'Alice', favorite: true },
      { address: bob, favorite: true },
    ]),
  },
  clientOnly: true,
})

const show = (element: ReactElement, store?: LabelStore) =>
  render(<DisplayProvider labels={store}>{element}</DisplayProvider>)

test('without labels in the display there is nothing to edit', () => {
  const { container } = show(
    <>
      <LabelEditor address={alice} />
      <FavoriteButton address={alice} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
  cleanup()
  expect(
    show(
      <>
        <LabelEditor address={null} />
        <FavoriteButton address="x" />
      </>,
      labels,
    ).container,
  ).toBeEmptyDOMElement()
})

test('a label that is saved stands in every address at once, and for the next visit', () => {
  show(
    <>
      <LabelEditor address={bob} />
      <Address value={bob} />
    </>,
    createLabelStore(),
  )
  const input = screen.getByLabelText('Your label')
  fireEvent.change(input, { target: { value: '  Bob \u202E' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Bob').closest('[part~="address"]')).toHaveAttribute('data-kind', 'label')
  expect(createLabelStore().current().byAddress.get(bob)?.label).toBe('Bob')
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByText('Bob')).toBeNull()
})

test('a label of another tab appears', async () => {
  show(<Address value={bob} />, createLabelStore())
  const frame = document.body.appendChild(document.createElement('iframe'))
  await act(async () => {
    // A frame of the same origin is another document: this one hears of its change as of another tab's.
    frame.contentWindow?.localStorage.setItem('tonlens-labels', file([{ address: bob, label: 'From elsewhere' }]))
    await expect.poll(() => screen.queryByText('From elsewhere')).not.toBeNull()
  })
  frame.remove()
})

test('the star marks an account, and says so', () => {
  const store = createLabelStore()
  show(
    <>
      <FavoriteButton address={bob} />
      <FavoriteList />
    </>,
    store,
  )
  expect(screen.getByText('No favorites yet')).toBeVisible()
  const [button] = screen.getAllByRole('button', { name: 'Favorite' })
  fireEvent.click(button as HTMLElement)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('listitem')).toBeVisible()
})

test('a favorite that is removed stays in its list until the list is shown anew', () => {
  const store = createTestLabels([{ address: alice, favorite: true }])
  const { unmount } = show(<FavoriteList />, store)
  fireEvent.click(screen.getByRole('button', { name: 'Favorite' }))
  expect(screen.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(screen.getByRole('button', { name: 'Favorite' }))
  expect(store.current().byAddress.get(alice)?.favorite).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Favorite' }))
  unmount()
  show(<FavoriteList />, store)
  expect(screen.getByText('No favorites yet')).toBeVisible()
})

test('a browser that refuses to save is reported, and nothing changes', () => {
  const refusing = createLabelStore({
    storage: {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    },
  })
  show(
    <>
      <LabelEditor address={bob} />
      <FavoriteButton address={bob} />
    </>,
    refusing,
  )
  fireEvent.change(screen.getByLabelText('Your label'), { target: { value: 'Bob' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(screen.getByRole('button', { name: 'Favorite' }))
  expect(screen.getAllByText(/Couldn’t save/)).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'false')
})

test.each([
  ['has no storage', undefined],
  ['forbids it', new DOMException('refused', 'SecurityError')],
])('a browser that %s keeps labels for the page, and each place to save one says so', (_, refusal) => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    if (refusal !== undefined) throw refusal
    return undefined as never
  })
  const store = createLabelStore()
  storage.mockRestore()
  const note = 'The browser does not let this site store data. Labels and favorites last until you close this page.'
  const editor = show(<LabelEditor address={alice} />, store)
  screen.getByText(note)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Alice' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('status').textContent).toBe(note)
  expect(store.current().byAddress.get(alice)?.label).toBe('Alice')
  editor.unmount()
  const star = show(<FavoriteButton address={bob} />, store)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toBe(note)
  expect(screen.getByRole('button').title).toBe(note)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toBe('')
  star.unmount()
  show(<FavoriteList />, store)
  screen.getByText(note)
})

test('a file is imported as a stranger’s, unless the reader says otherwise', async () => {
  const store = createLabelStore()
  show(
    <>
      <FavoriteList files />
      <Address value={carol} />
    </>,
    store,
  )
  const choose = (text: string) => {
    const input = screen.getByLabelText('Import labels', { selector: 'input' })
    fireEvent.change(input, { target: { files: [new File([text], 'labels.json')] } })
  }
  choose(file([{ address: carol, label: 'Bank' }]))
  expect(await screen.findByText(/Imported: 1 new/)).toBeVisible()
  expect(screen.getByText('Bank').closest('[part~="address"]')).toHaveAttribute('data-kind', 'imported')
  choose(file([{ address: 'x' }]))
  expect(await screen.findByText(/invalid entry.*accounts\[0\]\.address/)).toBeVisible()
  fireEvent.click(screen.getByRole('checkbox'))
  choose(file([{ address: bob, label: 'Mine' }]))
  await screen.findByText(/Imported: 1 new/)
  expect(store.current().byAddress.get(bob)?.imported).toBe(false)
})
