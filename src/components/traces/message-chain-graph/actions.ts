import { opcodeHex } from '../../../model/opcode.ts'
import type { Display } from '../../../display/display.ts'
import { addressKey, shortAddress } from '../../../format/address.ts'
import type { ActionMessages } from '../../../format/messages/actions.ts'
import { graphMessages } from '../../../locales/en/graph.ts'
import { jettonAmountMessages } from '../../../locales/en/jettons.ts'
import { opcodeWords } from '../../../format/opcodeWords.ts'
import { plainText } from '../../../model/text.ts'
import { jettonUnit } from '../../../format/token.ts'
import type { Action, ActionType } from '../../../schema/action.ts'
import type { TraceModel } from '../../../trace/model.ts'
import { coinLabel, labelAmount, type LabelAmount } from './facts.ts'
import type { GraphLabel } from './GraphCard.tsx'
import type { GraphView } from './GraphControls.tsx'

/** Jettons that an action moves between wallets. */
interface Move {
  /** Jetton master. */
  readonly asset: string
  readonly amount: string
  /** Jetton wallets that it goes through. */
  readonly wallets: ReadonlySet<string>
}

/** Messages of jetton wallets that carry the amount: transfer, internal transfer, notice, burn and its notice. */
const carriers = new Set(['0x0f8a7ea5', '0x178d4519', '0x7362d09c', '0x595f07bc', '0x7bdd97de'])

/**
 * What the actions of a trace say of its messages: the jettons that a message moves and, where
 * actions are shown, what the first message of each action began.
 */
export function actionLabels(
  trace: TraceModel,
  actions: readonly Action[],
  view: GraphView,
  display: Display,
): ReadonlyMap<number, GraphLabel> {
  const labels = new Map<number, GraphLabel>()
  const messages = { ...graphMessages, ...display.messages.graph }
  for (const action of actions) {
    const members = (action.transactions ?? []).flatMap((hash) => trace.indexByHash.get(hash) ?? [])
    const moves = movesIn(action.details, 2)
    for (const member of members) {
      const place = trace.inbound[member] ?? -1
      const message = trace.messages[place]?.message
      if (message === undefined || !carriers.has(opcodeHex(message.opcode) ?? '')) continue
      const ends = [message.source, message.destination].map((end) => addressKey(end) ?? '')
      const move = moves.find(({ wallets }) => ends.some((end) => wallets.has(end)))
      if (move !== undefined) labels.set(place, { operation: undefined, amounts: [jettonAmount(move, display)] })
    }
    if (view !== 'actions') continue
    // An action begins with the first message that a transaction of the trace has sent.
    const sent = members.filter((member) => (trace.messages[trace.inbound[member] ?? -1]?.from ?? -1) >= 0)
    const first = sent.reduce((least, member) => Math.min(least, member), Infinity)
    const place = trace.inbound[first] ?? -1
    if (place < 0) continue
    const words = typeWords(action.type, display) ?? messages.noOpcode
    const outcome = action.success === false ? ` (${messages.outcome.failed})` : ''
    const amounts = amountsOf(action, moves, display) ?? labels.get(place)?.amounts
    labels.set(place, { operation: `${words}${outcome}`, amounts })
  }
  return labels
}

/** What a type of actions is called: in the reader's words where they are given, else the service's. */
function typeWords(type: string, { messages: { action } }: Display): string | undefined {
  const types: Partial<ActionMessages['types']> = action?.types ?? {}
  return Object.hasOwn(types, type) ? types[type as ActionType]?.[0] : opcodeWords(undefined, type)
}

/** Calls `listener` when the name source learns about a jetton of the actions; returns how to stop. */
export function watchUnits(actions: readonly Action[], { names }: Display, listener: () => void): () => void {
  const assets = new Set(actions.flatMap(({ details }) => movesIn(details, 2).map(({ asset }) => asset)))
  const stops = Array.from(assets, (asset) => names.subscribe(asset, listener))
  return () => stops.forEach((stop) => stop())
}

/** Everything in the details that names a jetton, an amount of it and wallets; whatever the action is called. */
function movesIn(details: unknown, depth: number): Move[] {
  if (typeof details !== 'object' || details === null || depth === 0) return []
  const record = details as Readonly<Record<string, unknown>>
  const asset = addressKey(record['asset'])
  const { amount } = record
  const wallets = Object.entries(record).flatMap(([name, value]) =>
    name.endsWith('jetton_wallet') ? (addressKey(value) ?? []) : [],
  )
  const own = asset !== undefined && typeof amount === 'string' ? [{ asset, amount, wallets: new Set(wallets) }] : []
  return [...own, ...Object.values(record).flatMap((value) => movesIn(value, depth - 1))]
}

function jettonAmount({ asset, amount }: Move, { names, locale, messages }: Display): LabelAmount {
  const unit = jettonUnit(names.metadata(asset))
  const name = plainText(unit?.symbol, { maximum: 16 }) || shortAddress(asset)
  // Without its decimals an amount could be wrong by any power of ten: it stands in its smallest units.
  const { units } = { ...jettonAmountMessages, ...messages.jettonAmount }
  return labelAmount(amount, unit?.decimals === undefined ? units(name) : name, {
    decimals: unit?.decimals ?? 0,
    locale,
    ...(unit !== undefined && { maximumFractionDigits: 3 }),
  })
}

/** What an action moved: what went in and what came out, a jetton, or coins. */
function amountsOf({ details }: Action, moves: readonly Move[], display: Display): readonly LabelAmount[] | undefined {
  const { value, amount, asset, dex_incoming_transfer, dex_outgoing_transfer } = details
  if (dex_incoming_transfer !== undefined && dex_outgoing_transfer !== undefined) {
    const sides = [dex_incoming_transfer, dex_outgoing_transfer].flatMap((side) => sideAmount(side, display) ?? [])
    return sides.length === 2 ? sides : undefined
  }
  const [move] = moves
  if (move !== undefined && addressKey(asset) !== undefined) return [jettonAmount(move, display)]
  const coins = [value, asset === null || asset === undefined ? amount : undefined].find((text) => typeof text === 'string')
  const own = typeof coins === 'string' ? coinLabel(coins, display.nativeCoin, display.locale) : undefined
  return own === undefined ? undefined : [own]
}

function sideAmount(side: unknown, display: Display): LabelAmount | undefined {
  const [move] = movesIn(side, 1)
  if (move !== undefined) return jettonAmount(move, display)
  const { asset = null, amount } = (side ?? {}) as Readonly<Record<string, unknown>>
  if (asset !== null || typeof amount !== 'string') return undefined
  return coinLabel(amount, display.nativeCoin, display.locale)
}
