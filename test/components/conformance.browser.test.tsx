// Small components, which have no states of loading and failing: what the host is promised of all.
import {
  Address,
  CoinAmount,
  Comment,
  CopyButton,
  EmptyState,
  ErrorState,
  FiatAmount,
  findNfts,
  Hash,
  Identicon,
  Media,
  MediaDialog,
  MediaPlayer,
  MessageChainGraph,
  NftCard,
  NftCardSkeleton,
  NftGrid,
  NftToolbar,
  Opcode,
  Skeleton,
  StatusBadge,
  Timestamp,
  VerifiedMark,
} from '../../src/entries/index.ts'
import type { NftItem } from '../../src/service/rows/nft.ts'
import itemRows from '../../stories/chain/nft-items.json?raw'
import { people, transaction } from '../fixtures/transactions.ts'
import { describeComponent } from '../helpers/components/describeComponent.tsx'
import { tree } from '../meaning/trace/build.ts'
import { createItems, createMetadata } from './nfts/nft-grid.fixture.ts'

const items = (JSON.parse(itemRows) as { readonly nft_items: readonly NftItem[] }).nft_items.slice(0, 6)
const few = createItems(0, 4)
const hash = 'm7jLdT3Wd+7Z+Wf8GhJ5Vr0qXxxY3d8c6V4Rk4rJH4A='
const sources = ['data:image/gif;base64,R0lGODlhAQABAAAAACw=']

describeComponent({ name: 'Address', component: Address, part: 'address', props: { value: people.bob, copy: true } })
describeComponent({ name: 'Identicon', component: Identicon, part: 'identicon', props: { value: people.bob } })
describeComponent({ name: 'Hash', component: Hash, part: 'hash', props: { value: hash, copy: true } })
describeComponent({
  name: 'CoinAmount',
  component: CoinAmount,
  part: 'coin-amount',
  props: { amount: '1234567890123456789' },
})
describeComponent({
  name: 'FiatAmount',
  component: FiatAmount,
  part: 'fiat-amount',
  props: { amount: '1234567890', master: null },
  display: { now: 1_795_254_867, timeZone: 'UTC', currency: 'USD', prices: () => ({ value: '3.1415', decimals: 9 }) },
})
describeComponent({
  name: 'Comment',
  component: Comment,
  part: 'comment',
  props: { comment: { type: 'text', text: 'Thanks for the coffee' } },
  entities: ['comment'],
  door: false,
})
describeComponent({ name: 'CopyButton', component: CopyButton, part: 'copy-button', props: { text: 'text' } })
describeComponent({ name: 'EmptyState', component: EmptyState, part: 'empty-state', props: { label: 'Nothing' } })
describeComponent({
  name: 'ErrorState',
  component: ErrorState,
  part: 'error-state',
  props: { error: { name: 'NetworkError' }, onRetry: () => {} },
})
describeComponent({ name: 'Opcode', component: Opcode, part: 'opcode', props: { value: '0x0f8a7ea5' } })
describeComponent({ name: 'Skeleton', component: Skeleton, part: 'skeleton', props: { like: '1,234 GRAM' } })
describeComponent({ name: 'StatusBadge', component: StatusBadge, part: 'status-badge', props: { status: 'failed' } })
describeComponent({
  name: 'VerifiedMark',
  component: VerifiedMark,
  part: 'verified-mark',
  props: { result: { status: 'repaired', repaired: ['description.credit_ph'] }, link: { status: 'follows' } },
  entities: ['result', 'link'],
  door: false,
})
describeComponent({
  name: 'Timestamp',
  component: Timestamp,
  part: 'timestamp',
  props: { value: 1_795_250_000, show: 'both' },
})
describeComponent({ name: 'Media', component: Media, part: 'media', props: { sources, alt: 'Tide', width: 160 } })
describeComponent({
  name: 'MediaDialog',
  component: MediaDialog,
  part: 'media-dialog-open',
  props: { sources, name: 'Tide' },
  display: { media: (url) => url },
})
describeComponent({
  name: 'MediaPlayer',
  component: MediaPlayer,
  part: 'media-player',
  props: { url: 'https://files.example/tide.mp4', kind: 'video', name: 'Tide' },
})
describeComponent({
  name: 'NftCard',
  component: NftCard,
  part: 'nft-card',
  props: { item: items[0], width: 160 },
  entities: ['item'],
})
describeComponent({ name: 'NftCardSkeleton', component: NftCardSkeleton, part: 'nft-card', props: {} })
describeComponent({
  name: 'NftGrid',
  component: NftGrid,
  part: 'nft-grid',
  props: { items, height: 400 },
  entities: ['items'],
  stateAttribute: 'data-state',
  loading: { items: [], loading: true },
  empty: { items: [] },
  failed: { items: [] },
})
describeComponent({
  name: 'NftToolbar',
  component: NftToolbar,
  part: 'nft-toolbar',
  props: { items, view: {}, onViewChange: () => {}, found: findNfts(items, {}) },
  entities: ['items'],
  door: false,
})
describeComponent({
  name: 'MessageChainGraph',
  component: MessageChainGraph,
  part: 'message-chain-graph',
  props: { trace: [transaction()] },
  entities: ['trace'],
  door: { selector: '[data-kind="unreadable"]', words: '1 row is malformed. Unreadable data was left out.' },
  empty: { trace: [] },
  failed: { trace: undefined },
})
describeComponent({
  name: 'NftToolbar of one collection',
  component: NftToolbar,
  part: 'nft-toolbar',
  props: {
    items: few,
    metadata: createMetadata(few, { extra: { attributes: [{ trait_type: 'Light', value: 'Warm' }] } }),
    view: {},
    onViewChange: () => {},
    found: findNfts(few, {}),
  },
  loading: { items: [], found: findNfts([], {}), loading: true },
})
// The note about missing data has a line of its own, for which the skeleton reserves no space.
describeComponent({
  name: 'MessageChainGraph of a whole trace',
  component: MessageChainGraph,
  part: 'message-chain-graph',
  props: { trace: tree([-1, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7]) },
  stateAttribute: 'data-state',
  loading: { trace: undefined, loading: true },
})
