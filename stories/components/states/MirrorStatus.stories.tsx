import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DisplayProvider, MirrorStatus, type MirroredScope, type MirrorView, namesFrom, type SyncView } from 'tonlens'
import { now, people } from '../../../test/fixtures/transactions.ts'

const names = namesFrom({
  address_book: {
    [people.alice]: { user_friendly: null, domain: 'alice.ton', interfaces: ['wallet_v4r2'] },
  },
})

const idle: SyncView = { state: 'idle', progress: undefined, error: null }
const history: MirroredScope = {
  id: 'transactions',
  scope: { kind: 'transactions', account: people.alice },
  state: 'complete',
  rows: 12_480,
  bytes: 9_400_000,
  asOf: now - 240,
  used: now,
  sync: idle,
}
const gallery: MirroredScope = {
  ...history,
  id: 'items',
  scope: { kind: 'nftItems', owner_address: people.bob },
  rows: 214,
  bytes: 512_000,
  asOf: now - 5400,
}

function running(progress: Partial<NonNullable<SyncView['progress']>>): SyncView {
  const first = { scope: history.scope, state: 'running', rows: 0, share: undefined, rate: 0 } as const
  return { ...idle, state: 'running', progress: { ...first, secondsLeft: undefined, ...progress } }
}

const mirror: MirrorView = {
  state: 'ready',
  scopes: [history, gallery],
  usage: { bytes: 9_912_000, budget: 200_000_000, persisted: true, readOnly: undefined },
  problems: [],
  start: fn(),
  pause: fn(),
  clear: fn(),
  persist: fn(),
}

const meta = {
  title: 'Components/Lists and states/MirrorStatus',
  component: MirrorStatus,
  args: { mirror },
  decorators: [
    (Story) => (
      <DisplayProvider now={now} timeZone="UTC" names={names}>
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof MirrorStatus>
export default meta
type Story = StoryObj<typeof meta>

/** Two complete scopes. */
export const Default: Story = {}

/** A sync with a known end and one without. */
export const Syncing: Story = {
  args: {
    mirror: {
      ...mirror,
      scopes: [
        {
          ...history,
          state: 'partial',
          rows: 5200,
          bytes: 3_900_000,
          sync: running({ rows: 5250, share: 0.42, rate: 96.4, secondsLeft: 75 }),
        },
        { ...gallery, state: 'partial', rows: 0, bytes: 0, asOf: 0, sync: running({}) },
      ],
      usage: { bytes: 3_900_000, budget: 200_000_000, persisted: false, readOnly: undefined },
    },
  },
}

/** Paused by the reader; stored rows are kept. */
export const Paused: Story = {
  args: {
    mirror: {
      ...mirror,
      scopes: [
        {
          ...history,
          state: 'partial',
          rows: 5200,
          sync: { ...running({ rows: 5200, share: 0.42 }), state: 'paused' },
        },
        gallery,
      ],
    },
  },
}

/** One scope waits for another tab, one follows the chain. */
export const OtherTabAndFollowing: Story = {
  args: {
    mirror: {
      ...mirror,
      scopes: [
        { ...history, sync: running({ state: 'following', rows: 12_480, share: 1 }) },
        { ...gallery, state: 'partial', sync: running({ state: 'waiting', rows: 100, share: 0.47 }) },
      ],
    },
  },
}

/** A failed sync with its reason and a retry button. */
export const Failed: Story = {
  args: {
    mirror: {
      ...mirror,
      scopes: [
        {
          ...history,
          state: 'partial',
          sync: {
            ...idle,
            state: 'failed',
            error: Object.assign(new Error('/transactions could not be reached: Failed to fetch.'), {
              name: 'NetworkError',
            }),
          },
        },
      ],
    },
  },
}

/** Scopes of every kind. */
export const EveryKind: Story = {
  args: {
    mirror: {
      ...mirror,
      scopes: [
        history,
        { ...history, id: 'actions', scope: { kind: 'actions', account: people.alice }, rows: 3120 },
        {
          ...history,
          id: 'trace',
          scope: { kind: 'trace', hash: 'yFtUGLXr6fgaBR8QK4WzMTTPF0Ru6QFHiyZ7TlWFMDk=' },
          rows: 18,
          bytes: 24_000,
        },
        gallery,
        { ...gallery, id: 'collection', scope: { kind: 'nftItems', collection_address: people.carol } },
        { ...gallery, id: 'jettons', scope: { kind: 'jettonWallets', owner_address: people.alice }, rows: 1 },
        { ...gallery, id: 'blocks', scope: { kind: 'blocks', from: 48_120_000, to: 48_121_999 }, state: 'partial' },
      ],
    },
  },
}

/** Storage is full: stored rows are still used, but no more are stored. */
export const ReadOnly: Story = {
  args: {
    mirror: {
      ...mirror,
      usage: {
        bytes: 199_600_000,
        budget: 200_000_000,
        persisted: false,
        readOnly: 'The browser refused to store more (QuotaExceededError).',
      },
    },
  },
}

/** Clearing asks for confirmation; the focus is on "cancel". */
export const Confirming: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Delete' })
    if (first !== undefined) await userEvent.click(first)
    await expect(await within(canvasElement).findByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

/** Nothing has been synced yet. */
export const Empty: Story = {
  args: {
    mirror: {
      ...mirror,
      scopes: [],
      usage: { bytes: 0, budget: 200_000_000, persisted: false, readOnly: undefined },
    },
  },
}

/** The mirror is opening. */
export const Loading: Story = {
  args: { mirror: { ...mirror, state: 'opening', scopes: undefined, usage: undefined } },
}

/** No storage is available; the page works without a mirror. */
export const Absent: Story = {
  args: {
    mirror: {
      ...mirror,
      state: 'absent',
      scopes: undefined,
      usage: undefined,
      problems: [
        Object.assign(new Error('Mirror "mainnet": there is no IndexedDB. Work without a mirror.'), {
          reason: 'absent',
        }),
      ],
    },
  },
}

/** Another tab runs an older version of the page. */
export const Blocked: Story = {
  args: {
    mirror: {
      ...mirror,
      state: 'absent',
      scopes: undefined,
      usage: undefined,
      problems: [Object.assign(new Error('Mirror "mainnet": an older page holds it open.'), { reason: 'blocked' })],
    },
  },
}
