// Pages of the explorer with a network that has the Streaming API: events come over one connection, and where there is
// none, pages ask again and again without a word.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { explorerLink, openApp, patience } from '../../../helpers/openExplorer.tsx'
import { openStreamService, type StreamFaults } from '../../../helpers/servers/streamService.ts'
import { defineAll } from '../../../../src/widgets/elements/defineAll.ts'
import { actionsWidget, historyWidget } from '../../../../src/widgets/elements/table.ts'
import type { JettonWallet } from '../../../../src/service/rows/jetton.ts'
import { showcase } from '../../../../stories/chain/index.json'
import '../../../../src/components/styles/index.css'

afterEach(cleanup)

type Service = Awaited<ReturnType<typeof openStreamService>>

async function openAccount(faults: StreamFaults = {}, field: { readonly stream?: boolean } = {}): Promise<Service> {
  const service = await openStreamService(faults)
  await openApp(explorerLink('account', service.replay.account), { networks: [{ ...service.network, ...field }] })
  await waitFor(() => expect(document.querySelectorAll('[part~="action-card"]').length).toBeGreaterThan(1), patience)
  // What is pending when the list opens is a part of it, not new.
  await waitFor(() => expect(service.state.answers).toContain('/pendingActions'), patience)
  return service
}

/** The trace of the service happens, to its end. */
async function happen({ replay }: Service): Promise<void> {
  replay.start()
  while (replay.next()) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Lets a test pass the seconds at once that live lists wait between two requests. */
function holdClock(): { readonly letListsAsk: () => Promise<unknown> } {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return { letListsAsk: () => vi.advanceTimersByTimeAsync(16_000) }
}

const findNewRow = () => screen.findByRole('button', { name: 'Show 1 new' }, patience)
const countReads = ({ state }: Service) => state.requests.filter((path) => path === '/actions').length

describe('the history of an account', () => {
  test('grows by events of one WebSocket, and is not asked for again', async () => {
    const { letListsAsk } = holdClock()
    const service = await openAccount()
    const { state } = service
    await waitFor(() => expect(state.openSockets).toBe(1), patience)
    // The list is read again after the connection has opened.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const before = countReads(service)
    await letListsAsk()
    expect(countReads(service)).toBe(before)
    await happen(service)
    await findNewRow()
    expect([state.sockets, state.openSockets, state.sse]).toEqual([1, 1, 0])
    expect(screen.getByText('Live: events arrive as they happen.')).toBeTruthy()
    cleanup()
    await waitFor(() => expect(state.openSockets).toBe(0), patience)
  })

  test('says that a new row is pending until it is final', async () => {
    const service = await openAccount()
    const { state, replay } = service
    await waitFor(() => expect(state.openSockets).toBe(1), patience)
    const said = new Set<string | null | undefined>()
    replay.start()
    while (replay.next()) {
      await new Promise((resolve) => setTimeout(resolve, 150))
      said.add(document.querySelector('[part~="new-rows-button"]')?.textContent)
    }
    expect([...said]).toContain('Show 1 new · Pending: 1')
    await findNewRow()
  })

  test('grows by server-sent events where no WebSocket opens', async () => {
    const service = await openAccount({ noSockets: true })
    await waitFor(() => expect(service.state.sse).toBe(1), patience)
    await happen(service)
    await findNewRow()
    expect(service.state.sockets).toBe(1)
  })

  test.each([404, 429])('is asked for again and again where streams are refused with %i', async (status) => {
    const { letListsAsk } = holdClock()
    const service = await openAccount({ noSockets: true, status })
    await waitFor(() => expect(service.state.sse).toBe(1), patience)
    await happen(service)
    await letListsAsk()
    await findNewRow()
    expect(service.state.sse).toBe(1)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Live lists request what is new every 5 to 15 seconds.')).toBeTruthy()
  })

  test('misses nothing that happens while the line is cut', async () => {
    const service = await openAccount()
    const { state } = service
    await waitFor(() => expect(state.openSockets).toBe(1), patience)
    service.cut()
    await happen(service)
    await findNewRow()
    await waitFor(() => expect(state.openSockets).toBe(1), patience)
  })

  test('and the balance in the head follow events, and the balance never goes back', async () => {
    const service = await openAccount()
    const { state, replay } = service
    await waitFor(() => expect(state.openSockets).toBe(1), patience)
    await waitFor(() => expect(document.querySelector('[part~="account-card-balance"]')).not.toBeNull(), patience)
    const shown: string[] = []
    const note = () => {
      const text = document.querySelector('[part~="account-card-balance"]')?.textContent ?? ''
      if (text !== shown.at(-1)) shown.push(text)
    }
    note()
    const observer = new MutationObserver(note)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    onTestFinished(() => observer.disconnect())
    await happen(service)
    await waitFor(() => expect(shown.length).toBeGreaterThan(1), patience)
    await waitFor(() => expect(replay.step()).toBe(replay.steps))
    expect(new Set(shown).size, shown.join(', ')).toBe(shown.length)
  })

  test('opens no stream where the configuration turns it off', async () => {
    const { letListsAsk } = holdClock()
    const service = await openAccount({}, { stream: false })
    await happen(service)
    await letListsAsk()
    await findNewRow()
    expect([service.state.sockets, service.state.sse]).toEqual([0, 0])
  })
})

/** Opens a page of an owner of jettons, and waits until its list of jettons has been read again on the open stream. */
async function openOwner(tab = '') {
  const { network, state, tell } = await openStreamService()
  const owner = showcase.people.alice
  await openApp(explorerLink('account', owner, tab), { networks: [network] })
  await screen.findAllByText(/LUM/, {}, patience)
  await waitFor(() => expect(state.openSockets).toBe(1), patience)
  const answer = await fetch(`${network.baseUrl}/jetton/wallets?owner_address=${owner}&exclude_zero_balance=true`)
  const [wallet] = ((await answer.json()) as { jetton_wallets: JettonWallet[] }).jetton_wallets as [JettonWallet]
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return {
    countReads: () => state.requests.filter((path) => path === '/jetton/wallets').length,
    /** Tells of a change of a wallet that no answer knows yet. */
    change: (changes: Partial<JettonWallet>) =>
      tell({
        type: 'jettons_change',
        finality: 'finalized',
        jetton: { ...wallet, last_transaction_lt: '9'.repeat(18), ...changes },
      }),
    readDigits: (place: string) => document.querySelector(place)?.textContent?.replaceAll(/\D/g, ''),
  }
}

test('balances of jettons follow events, and are not asked for again', async () => {
  const { countReads, change, readDigits } = await openOwner('jettons')
  const before = countReads()
  change({ balance: '987654321' })
  await waitFor(() => expect(readDigits('[part~="jetton-balances"]')).toContain('987654321'), patience)
  expect(countReads()).toBe(before)
})

test('jettons in the head follow events, and an older answer does not take them back', async () => {
  const { countReads, change, readDigits } = await openOwner()
  const before = countReads()
  const inHead = '.explorer-title [part~="jetton-amount"]'
  const countAmounts = () => document.querySelectorAll(inHead).length
  change({ balance: '987650000000' })
  await waitFor(() => expect(readDigits(inHead)).toContain('98765'), patience)
  expect(countReads()).toBe(before)
  const amounts = countAmounts()
  change({ address: `0:${'AB'.repeat(32)}`, jetton: `0:${'CD'.repeat(32)}`, balance: '5' })
  // Only an answer tells whether the jetton of a new wallet is a scam.
  await waitFor(() => expect(countReads()).toBe(before + 1), patience)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(readDigits(inHead)).toContain('98765')
  expect(countAmounts()).toBe(amounts)
})

test('a trace in flight is followed over the same connection', async () => {
  const service = await openStreamService()
  const { replay, state } = service
  replay.start()
  replay.next()
  await openApp(explorerLink('trace', replay.hash), { networks: [service.network] })
  await waitFor(() => expect(state.openSockets).toBe(1), patience)
  await waitFor(() => expect(document.querySelector('[part~="transaction-progress"]')).not.toBeNull(), patience)
  const countTraces = () => state.requests.filter((path) => path === '/traces').length
  const before = countTraces()
  await happen(service)
  await screen.findByText('Finalized and complete.', {}, patience)
  expect(state.sockets).toBe(1)
  // One for each stage that the trace reaches, and those that ask whether the index has it.
  expect(countTraces() - before).toBeLessThan(10)
})

test('ten live elements of a page have one connection', async () => {
  const service = await openStreamService()
  const { replay, state, network } = service
  // On a busy machine their code takes longer to arrive than their data.
  await Promise.all([import('../../../../src/widgets/elements/mount.tsx'), actionsWidget.load(), historyWidget.load()])
  defineAll()
  const elements = Array.from({ length: 10 }, (_, at) => {
    const element = document.createElement(at % 2 === 0 ? 'tonlens-history' : 'tonlens-actions')
    const attributes = { address: replay.account, network: network.name, 'base-url': network.baseUrl, live: '' }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.body.append(element)
    return element
  })
  // A second try must not meet those of the first.
  onTestFinished(() => elements.forEach((element) => element.remove()))
  const texts = () => elements.map(({ shadowRoot }) => shadowRoot?.textContent ?? '')
  await waitFor(() => expect(state.openSockets).toBe(1), patience)
  await waitFor(() => expect(texts().every((text) => text.includes('GRAM'))).toBe(true), patience)
  const before = texts()
  await happen(service)
  await waitFor(() => {
    for (const [at, text] of texts().entries()) expect(text).not.toBe(before[at])
  }, patience)
  expect([state.sockets, state.openSockets, state.sse]).toEqual([1, 1, 0])
  for (const element of elements) element.remove()
  await waitFor(() => expect(state.openSockets).toBe(0), patience)
})
