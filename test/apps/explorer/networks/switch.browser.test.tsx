import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { findHeading, openApp, patience } from '../../../helpers/openExplorer.tsx'
import { showcase } from '../../../../stories/chain/index.json'
import '../../../../src/components/styles/index.css'

const config = {
  networks: [
    { name: 'first', title: 'First network', baseUrl: 'embedded' },
    { name: 'second', title: 'Second network', baseUrl: 'embedded', color: '#0b8277', testOnly: true },
    { name: 'third', baseUrl: 'embedded' },
  ],
}
const nowhere = `0:${'5'.repeat(64)}`
const noHash = `${'A'.repeat(43)}=`

afterEach(cleanup)

const place = (network: string, page: string, id: string) => `#/${network}/${page}/${encodeURIComponent(id)}`

const readBand = () => {
  const { borderBlockStartColor, borderBlockStartWidth } = getComputedStyle(document.querySelector('.explorer-head')!)
  return borderBlockStartWidth === '0px' ? 'none' : borderBlockStartColor
}

test('the network is changed without losing the place, and each has its own name and color', async () => {
  await openApp(place('first', 'account', showcase.wallet), config)
  const seen = []
  for (const [name, title] of [
    ['first', 'First network'],
    ['second', 'Second network'],
    ['third', 'third'],
  ] as const) {
    await userEvent.selectOptions(await screen.findByLabelText('Network', {}, patience), title)
    await findHeading('Account')
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^Account · .* · ${title}$`)), patience)
    expect(window.location.hash).toBe(place(name, 'account', showcase.wallet))
    expect(screen.getByRole('region', { name: `Explorer of ${title}` })).toBeDefined()
    seen.push(readBand())
  }
  expect(seen[0]).toBe('none')
  expect(new Set(seen).size).toBe(3)
})

test.each([
  ['account', nowhere],
  ['transaction', noHash],
  ['trace', noHash],
  ['block', '-1:8000000000000000:1'],
  ['jetton', nowhere],
  ['collection', nowhere],
  ['item', nowhere],
  ['domain', 'nobody-has-this-name.ton'],
  ['multisig', nowhere],
  ['order', nowhere],
  ['vesting', nowhere],
  ['pool', nowhere],
])('a page of %s says that this network has no such thing, and leads to the others', async (page, id) => {
  await openApp(place('second', page, id), config)
  await screen.findByText('This was looked up on Second network.', {}, patience)
  const link = screen.getByRole('link', { name: 'Look on First network' })
  expect(link.getAttribute('href')).toBe(place('first', page, id))
  await userEvent.click(link)
  await screen.findByText('This was looked up on First network.', {}, patience)
})

test('a link of a network that is not here says so, and shows no other network', async () => {
  await openApp(place('elsewhere', 'account', showcase.wallet), config)
  await screen.findByText(/is of a network that this browser does not know: elsewhere/, {}, patience)
  expect(screen.queryByRole('article')).toBeNull()
})
