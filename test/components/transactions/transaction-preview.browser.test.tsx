import '../../../src/components/styles/index.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import {
  TransactionPreview,
  type TransactionPreviewProps,
} from '../../../src/components/transactions/transaction-preview/TransactionPreview.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { EmulateTraceResult } from '../../../src/service/rows/emulation.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { listRecipients } from '../../../src/meaning/trace/recipients.ts'
import type { ListedName, NameList } from '../../../src/meaning/names/nameList.ts'
import { valueFlow } from '../../../src/meaning/trace/valueFlow.ts'
import type { AddressMetadata } from '../../../src/service/rows/names.ts'
import index from '../../../stories/chain/index.json'
import recorded from '../../../stories/chain/emulations.json'
import type { Action } from '../../../src/service/rows/action.ts'
import { imitate } from '../../helpers/deceptions/imitate.ts'
import { createRandom } from '../../helpers/random.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

afterEach(cleanup)

const now = 1_795_254_867
const answers = recorded.emulations as unknown as readonly { name: string; answer: EmulateTraceResult }[]
const answerNamed = (name: string) => answers.find((each) => each.name === name)!.answer
const forecastNamed = (name: string) => {
  const { transactions, trace, is_incomplete } = answerNamed(name)
  return assembleTrace({ transactions, trace, is_incomplete, forecast: true })
}
const { mc_block_seqno: block, metadata } = answerNamed('jettonTransfer')
const known = { metadata: metadata ?? {}, block, origin: { source: 'vm' as const, asOf: now - 5 } }
const happened = (name: string): Transaction[] =>
  Object.values(answerNamed(name).transactions).map((row) => ({ ...row, emulated: false, finality: 'finalized' }))
const first = Object.values(answerNamed('jettonTransfer').transactions)[0]!

const names = {
  names: {
    addressBookRow: () => undefined,
    metadata: (address: string) => metadata?.[address],
    subscribe: () => () => {},
    fixed: true,
  },
} as const
const show = (props: TransactionPreviewProps) =>
  render(
    <DisplayProvider now={now} timeZone="UTC" {...names}>
      <TransactionPreview {...props} />
    </DisplayProvider>,
  )
const root = () => document.querySelector('[part~="transaction-preview"]') as HTMLElement

describeComponent({
  name: 'TransactionPreview',
  component: TransactionPreview,
  part: 'transaction-preview',
  props: {
    ...known,
    forecast: forecastNamed('jettonTransfer'),
    cautions: [{ kind: 'random', account: first.account }],
  },
  loading: { forecast: undefined, cautions: undefined, loading: true },
  grows: true,
  empty: { forecast: undefined, cautions: undefined },
  failed: { forecast: undefined, cautions: undefined },
  stateAttribute: 'data-state',
})

/** Props with rows, so that the suite spoils them. */
function OfRows({
  rows,
  actual,
  ...rest
}: {
  readonly rows: readonly Transaction[]
  readonly actual: readonly Transaction[]
}) {
  const transactions = Object.fromEntries(
    (Array.isArray(rows) ? rows : []).map((row: Transaction, at) => [row?.hash ?? at, row]),
  )
  return <TransactionPreview {...rest} forecast={{ transactions, forecast: true }} actual={actual} stage="classified" />
}

describeComponent({
  name: 'TransactionPreview, as its rows come',
  component: OfRows,
  part: 'transaction-preview',
  props: {
    rows: Object.values(answerNamed('jettonTransfer').transactions).slice(0, 2),
    actual: happened('tooManyJettons').slice(0, 1),
  },
  entities: ['rows', 'actual'],
  door: { selector: '[data-kind="unreadable"]', words: '1 row is malformed. Unreadable data was left out.' },
})

describe('TransactionPreview', () => {
  test('tells of recipients that the account has not paid before, of imitations, and of nobody without a history', () => {
    const forecast = forecastNamed('jettonTransfer')
    const owner = forecast.transactions[forecast.roots[0] ?? 0]?.account ?? ''
    const recipient = listRecipients(forecast, owner)[0]?.account ?? ''
    const risks = () => [...document.querySelectorAll('[data-kind]')].map((each) => each.getAttribute('data-kind'))
    const paid = (destination: string) =>
      [
        {
          action_id: destination,
          type: 'ton_transfer',
          success: true,
          end_utime: now - 1000,
          details: { source: owner, destination, value: '5000000000' },
        },
      ] as unknown as readonly Action[]
    const { unmount } = show({ ...known, forecast })
    expect(risks()).not.toContain('newRecipient')
    unmount()
    show({ ...known, forecast, history: [] })
    expect(risks()).toContain('newRecipient')
    cleanup()
    show({ ...known, forecast, history: paid(recipient) })
    expect(risks()).not.toContain('newRecipient')
    cleanup()
    show({ ...known, forecast, history: paid(imitate(recipient, createRandom(1), { head: 4, tail: 4 })) })
    expect(risks()).toContain('imitation')
    expect(root().textContent).toContain('Compare the whole address')
  })

  test('tells of recipients that a list of names warns of, or that may need a memo', () => {
    const forecast = forecastNamed('jettonTransfer')
    const owner = forecast.transactions[forecast.roots[0] ?? 0]?.account ?? ''
    const [recipient] = listRecipients(forecast, owner)
    const list = (said: Partial<ListedName>): NameList => ({
      find: (account) => (account === recipient?.account ? { name: 'Exchange', source: 'a list', ...said } : undefined),
      pack: () => ({ names: [] }),
    })
    const kinds = (said: Partial<ListedName>) => {
      cleanup()
      render(
        <DisplayProvider nameLists={[list(said)]} now={now}>
          <TransactionPreview {...known} forecast={forecast} />
        </DisplayProvider>,
      )
      return [...document.querySelectorAll('[part~="transaction-preview-caution"]')].map((each) =>
        each.getAttribute('data-kind'),
      )
    }
    expect(kinds({})).toEqual([])
    expect(kinds({ custodian: true })).toEqual(recipient?.hasComment === true ? [] : ['memo'])
    expect(kinds({ scam: true })).toEqual(['listedScam'])
  })

  test('says that it is a forecast, for which block, where it was made, and what leaves the wallet', () => {
    show({ ...known, forecast: forecastNamed('jettonTransfer') })
    expect(root().dataset['preview']).toBe('forecast')
    expect(screen.getByText('Simulation')).toBeTruthy()
    expect(screen.getByText('Would succeed')).toBeTruthy()
    expect(screen.getByText(/As of block 52000336 · simulated in your browser/)).toBeTruthy()
    const [out] = document.querySelectorAll('[part~="transaction-preview-side"]')
    expect(out?.textContent).toMatch(/You send.*25 LUM/)
    expect(screen.queryByText(/older than/)).toBeNull()
  })

  test('tells where it would fail, and why', () => {
    show({ ...known, forecast: forecastNamed('tooManyJettons') })
    expect(document.querySelector('[part~="transaction-preview-reason"]')?.textContent).toMatch(/exit code/i)
    expect(screen.queryByText('Would succeed')).toBeNull()
  })

  test('an exit code without a forecast is a refusal that says what it means, not an error', () => {
    show({ exitCode: 33, error: new Error('500') })
    expect(root().dataset['preview']).toBe('refused')
    expect(screen.getByRole('alert').textContent).toMatch(/exit code 33, .*seqno/i)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('warns of an old state and of each caution', () => {
    show({
      ...known,
      origin: { source: 'vm', asOf: now - 3600 },
      forecast: forecastNamed('jettonTransfer'),
      cautions: (['random', 'missing-library', 'unknown-input'] as const).map((kind) => ({
        kind,
        account: first.account,
        library: kind === 'missing-library' ? 'ab'.repeat(32) : null,
      })),
    })
    const kinds = [...document.querySelectorAll<HTMLElement>('[part~="transaction-preview-caution"]')].map(
      ({ dataset }) => dataset['kind'],
    )
    expect(kinds).toEqual(['old', 'random', 'missing-library', 'unknown-input'])
  })

  test('is no fact before all transactions have happened', () => {
    const forecast = forecastNamed('jettonTransfer')
    const { rerender } = show({ ...known, forecast, stage: 'searching' })
    expect(root().dataset['preview']).toBe('sent')
    rerender(
      <TransactionPreview
        {...known}
        forecast={forecast}
        stage="pending"
        actual={happened('jettonTransfer').slice(0, 2)}
      />,
    )
    expect(root().dataset['preview']).toBe('sent')
    rerender(
      <TransactionPreview {...known} forecast={forecast} stage="finalized" actual={happened('jettonTransfer')} />,
    )
    expect(root().dataset['preview']).toBe('asForecast')
    expect(screen.getByText('Success')).toBeTruthy()
    expect(document.querySelector('[data-differs]')).toBeNull()
  })

  test('marks what happened differently, beside the forecast', () => {
    show({
      ...known,
      forecast: forecastNamed('jettonTransfer'),
      stage: 'finalized',
      actual: happened('tooManyJettons'),
    })
    expect(root().dataset['preview']).toBe('differs')
    const list = within(screen.getByRole('heading', { name: 'Differences from the simulation' }).parentElement!)
    expect(list.getAllByText(/Different result/).length).toBeGreaterThan(0)
    expect(document.querySelector('[data-differs][data-asset="jetton"]')?.textContent).toMatch(/Simulated:.*25 LUM/)
  })

  test('shows a trace of the past, which nobody forecast, as what happened', () => {
    show({ ...known, actual: happened('jettonTransfer') })
    expect(root().dataset['preview']).toBe('happened')
    expect(screen.getByText('Success')).toBeTruthy()
    expect(screen.getByText('This message was not simulated.')).toBeTruthy()
    expect(screen.queryByText(/would/i)).toBeNull()
    const [out] = document.querySelectorAll('[part~="transaction-preview-side"]')
    expect(out?.textContent).toMatch(/25 LUM/)
    expect(document.querySelector('[data-differs]')).toBeNull()
  })

  test('a message that never arrived is not shown as done', () => {
    show({ ...known, forecast: forecastNamed('jettonTransfer'), stage: 'expired' })
    expect(root().dataset['preview']).toBe('lost')
  })

  test('draws the graph and the value flow when the reader asks for them', async () => {
    show({ ...known, forecast: forecastNamed('jettonTransfer') })
    expect(screen.queryByRole('region', { name: 'Value flow' })).toBeNull()
    await userEvent.click(screen.getByText('Trace and value flow'))
    expect(await screen.findByRole('region', { name: 'Value flow' })).toBeTruthy()
    expect(await screen.findByRole('tree')).toBeTruthy()
  })
})

describe('tokens of TransactionPreview', () => {
  const jetton = index.showcase.jettonMaster
  const describeToken = (type: string, facts: object): AddressMetadata => ({
    is_indexed: true,
    token_info: [{ valid: true, type, extra: {}, ...facts }],
  })
  const showNamed = (tokens: Readonly<Record<string, AddressMetadata>>, props: TransactionPreviewProps) =>
    render(
      <DisplayProvider
        now={now}
        timeZone="UTC"
        names={{ ...names.names, metadata: (address) => tokens[address] ?? metadata?.[address] }}
      >
        <TransactionPreview {...props} />
      </DisplayProvider>,
    )
  const shownAsset = (kind: 'jetton' | 'nft') => document.querySelector<HTMLElement>(`[data-asset="${kind}"]`)!
  const buy = async () => {
    const { default: chain } = await import('../../../stories/chain/transactions.json?raw')
    const actual = (JSON.parse(chain) as { readonly transactions: readonly Transaction[] }).transactions.filter(
      ({ trace_id }) => trace_id === index.showcase.traces.nftPurchase,
    )
    const nft = valueFlow(assembleTrace(actual)).assets.find(({ asset }) => asset.kind === 'nft')!
    const item = nft.asset.kind === 'nft' ? nft.asset.item : ''
    return { item, props: { actual, account: nft.changes[0]!.account } }
  }

  test.each([
    ['a trusted jetton', [{ address: index.showcase.scamJettonMaster, names: ['Lumen'] }], 'Lumеn', 'Looks like Lumen'],
    ['the native coin', undefined, 'ТОN', 'Looks like Gram'],
  ])('mark a jetton whose name imitates %s, and keep its address', (_what, trusted, name, mark) => {
    showNamed(
      { [jetton]: describeToken('jetton_masters', { name, symbol: 'X', extra: { decimals: '9' } }) },
      { ...known, forecast: forecastNamed('jettonTransfer'), trusted },
    )
    expect(shownAsset('jetton').textContent).toContain(mark)
    expect(shownAsset('jetton').querySelector(`[data-address="${jetton}"] [part~="address-id"]`)).toBeTruthy()
  })

  test('do not mark a trusted jetton', () => {
    show({
      ...known,
      forecast: forecastNamed('jettonTransfer'),
      trusted: [{ address: jetton, names: ['Lumen', 'LUM'] }],
    })
    expect(shownAsset('jetton').querySelector('[part~="jetton-mark"]')).toBeNull()
    expect(shownAsset('jetton').textContent).toContain('Lumen')
  })

  test('mark a jetton that is flagged as scam, and leave out its name', () => {
    showNamed(
      {
        [jetton]: describeToken('jetton_masters', {
          name: 'Claim at evil.example',
          symbol: 'EVIL',
          is_scam: true,
          extra: { decimals: '9' },
        }),
      },
      { ...known, forecast: forecastNamed('jettonTransfer') },
    )
    expect(shownAsset('jetton').textContent).toContain('Scam')
    expect(shownAsset('jetton').textContent).not.toMatch(/evil/i)
    expect(shownAsset('jetton').querySelector(`[data-address="${jetton}"] [part~="address-id"]`)).toBeTruthy()
  })

  test('mark an NFT whose name imitates a trusted token, and keep its address', async () => {
    const { item, props } = await buy()
    showNamed(
      { [item]: describeToken('nft_items', { name: 'Lumеn' }) },
      { ...props, trusted: [{ address: jetton, names: ['Lumen'] }] },
    )
    expect(shownAsset('nft').textContent).toContain('Looks like Lumen')
    expect(shownAsset('nft').querySelector(`[data-address="${item}"] [part~="address-id"]`)).toBeTruthy()
  })

  test('mark an NFT that is flagged as scam, and leave out its name', async () => {
    const { item, props } = await buy()
    showNamed({ [item]: describeToken('nft_items', { name: 'Claim at evil.example', is_scam: true }) }, props)
    expect(shownAsset('nft').textContent).toContain('Scam')
    expect(shownAsset('nft').textContent).not.toContain('evil')
  })

  test('show the name of an NFT beside its address', async () => {
    const { item, props } = await buy()
    showNamed({ [item]: describeToken('nft_items', { name: 'Tide 12' }) }, props)
    expect(shownAsset('nft').textContent).toContain('Tide 12')
    expect(shownAsset('nft').querySelector('[part~="jetton-mark"]')).toBeNull()
    expect(shownAsset('nft').querySelector(`[data-address="${item}"] [part~="address-id"]`)).toBeTruthy()
  })
})
