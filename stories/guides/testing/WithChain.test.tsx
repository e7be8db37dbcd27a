import { cleanup, screen } from '@testing-library/react'
import { createTestClient, renderWithChain, showcase } from 'tonlens/testing'
import { afterEach, expect, test } from 'vitest'
import { HeldJettons } from './HeldJettons.tsx'

afterEach(cleanup)

test('lists the jettons of a wallet', async () => {
  await renderWithChain(<HeldJettons owner={showcase.wallet} />)
  expect(await screen.findByText('Lumen')).toBeDefined()
  expect(screen.getByText('1,035.5')).toBeDefined()
})

test('lists them in German', async () => {
  await renderWithChain(<HeldJettons owner={showcase.wallet} />, { display: { locale: 'de' } })
  expect(await screen.findByText('1.035,5')).toBeDefined()
})

test('says so when the service fails', async () => {
  const failing = await createTestClient()
  failing.index.fail({ endpoint: 'jettonWallets', status: 500 })
  await renderWithChain(<HeldJettons owner={showcase.wallet} />, { test: failing })
  expect(await screen.findByRole('alert')).toBeDefined()
})
