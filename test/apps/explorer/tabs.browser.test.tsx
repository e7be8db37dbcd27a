import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openEmbeddedClient } from '../../../stories/chain/embedded.ts'
import { showcase } from '../../../stories/chain/index.json'
import { explorerLink as link, openExplorer, patience } from '../../helpers/openExplorer.tsx'
import '../../../src/components/styles/index.css'

afterEach(() => {
  cleanup()
  document.body.style.width = ''
})

test('a chosen tab that a narrow page would cut is scrolled into view', async () => {
  document.body.style.width = '200px'
  openExplorer(link('account', showcase.people.alice, 'control'), await openEmbeddedClient())
  const tab = await screen.findByRole('link', { name: 'Control', current: 'page' }, patience)
  const line = tab.parentElement as HTMLElement
  expect(line.scrollWidth, 'all tabs fit').toBeGreaterThan(line.clientWidth)
  await waitFor(() => {
    const [box, place] = [line.getBoundingClientRect(), tab.getBoundingClientRect()]
    expect(place.left).toBeGreaterThanOrEqual(box.left)
    expect(place.right).toBeLessThanOrEqual(box.right)
  })
})
