import { addressKey, shortAddress } from '../../text/format/address.ts'
import type { Texts } from '../../text/en/index.ts'
import { operationLabel } from '../../text/naming/operationWords.ts'
import { opcodeWords } from '../../text/bodies/opcodeWords.ts'
import { jettonUnit } from '../../meaning/tokens/jettonUnit.ts'
import {
  jettonBurnNotificationOpcode,
  jettonBurnOpcode,
  jettonInternalTransferOpcode,
  jettonNotifyOpcode,
  jettonTransferOpcode,
} from '../../ton/facts/opcodes.ts'
import { opcodeHex } from '../../meaning/contracts/opcode.ts'
import { plainText } from '../../service/rows/plainText.ts'
import type { Action, ActionType } from '../../service/rows/action.ts'
import type { TraceModel } from '../../meaning/trace/model.ts'
import { coinLabel, labelAmount, type LabelAmount } from './amounts.ts'
import type { GraphContext } from './context.ts'
import type { EdgeLabel } from './describeItem.ts'

/** Texts of {@link actionLabels} besides those of the graph. */
export interface ActionContext extends GraphContext {
  /** Names of the types of actions. @default the service's own, in English */
  readonly actionTypes: Partial<Texts['action']['types']> | undefined
  /** Writes the smallest unit of a jetton whose decimals are unknown. */
  readonly units: Texts['jettonAmount']['units']
}

/** A jetton transfer that is part of an action. */
interface JettonMove {
  /** Jetton master. */
  readonly asset: string
  readonly amount: string
  /** Jetton wallets of the sender and the recipient. */
  readonly wallets: ReadonlySet<string>
}

/** Opcodes of jetton wallets whose messages carry the amount. */
const carriers = new Set<string>([
  jettonTransferOpcode,
  jettonInternalTransferOpcode,
  jettonNotifyOpcode,
  jettonBurnOpcode,
  jettonBurnNotificationOpcode,
])

/**
 * Labels the messages of a trace by its actions: messages that carry jettons get the amount of
 * jettons, and with `view: 'actions'` the first message of each action gets the name of the action.
 * @returns Labels by index of the message.
 */
export function actionLabels(
  trace: TraceModel,
  actions: readonly Action[],
  view: 'messages' | 'actions' | 'accounts' | 'outline',
  context: ActionContext,
): ReadonlyMap<number, EdgeLabel> {
  const labels = new Map<number, EdgeLabel>()
  const { messages } = context
  for (const action of actions) {
    const members = (action.transactions ?? []).flatMap((hash) => trace.indexByHash.get(hash) ?? [])
    const moves = jettonMoves(action.details, 2)
    for (const member of members) {
      const place = trace.inbound[member] ?? -1
      const message = trace.messages[place]?.message
      if (message === undefined || !carriers.has(opcodeHex(message.opcode) ?? '')) continue
      const ends = [message.source, message.destination].map((end) => addressKey(end) ?? '')
      const move = moves.find(({ wallets }) => ends.some((end) => wallets.has(end)))
      if (move !== undefined) labels.set(place, { operation: undefined, amounts: [jettonAmount(move, context)] })
    }
    if (view !== 'actions') continue
    // The action is named at its first message that was sent by a transaction of the trace.
    const sent = members.filter((member) => (trace.messages[trace.inbound[member] ?? -1]?.from ?? -1) >= 0)
    const first = sent.reduce((least, member) => Math.min(least, member), Infinity)
    const place = trace.inbound[first] ?? -1
    if (place < 0) continue
    const message = trace.messages[place]?.message
    // "Contract call" says less than the name of the operation.
    const operation =
      action.type === 'call_contract' && message !== undefined ? operationLabel(message, context.sources) : undefined
    const words = operation ?? actionName(action.type, context) ?? messages.transfer
    const outcome = action.success === false ? ` (${messages.outcome.failed})` : ''
    const amounts = actionAmounts(action, moves, context) ?? labels.get(place)?.amounts
    labels.set(place, { operation: `${words}${outcome}`, amounts })
  }
  return labels
}

function actionName(type: string, { actionTypes = {} }: ActionContext): string | undefined {
  return Object.hasOwn(actionTypes, type) ? actionTypes[type as ActionType]?.[0] : opcodeWords(undefined, type)
}

/** Masters of the jettons that actions move. */
export function jettonsIn(actions: readonly Action[]): readonly string[] {
  return [...new Set(actions.flatMap(({ details }) => jettonMoves(details, 2).map(({ asset }) => asset)))]
}

/** Finds every object in the details of an action that has a jetton, an amount and jetton wallets. */
function jettonMoves(details: unknown, depth: number): JettonMove[] {
  if (typeof details !== 'object' || details === null || depth === 0) return []
  const record = details as Readonly<Record<string, unknown>>
  const asset = addressKey(record['asset'])
  const { amount } = record
  const wallets = Object.entries(record).flatMap(([name, value]) =>
    name.endsWith('jetton_wallet') ? (addressKey(value) ?? []) : [],
  )
  const own = asset !== undefined && typeof amount === 'string' ? [{ asset, amount, wallets: new Set(wallets) }] : []
  return [...own, ...Object.values(record).flatMap((value) => jettonMoves(value, depth - 1))]
}

function jettonAmount(
  { asset, amount }: JettonMove,
  { sources: { names, findForgery }, locale, units }: ActionContext,
): LabelAmount {
  const metadata = names.metadata(asset)
  const unit = jettonUnit(metadata)
  // A line has no room for a mark.
  const symbol = findForgery?.(asset, metadata) === undefined ? plainText(unit?.symbol, { maximum: 16 }) : ''
  const name = symbol || shortAddress(asset)
  // Without its decimals an amount could be wrong by any power of ten, so it is shown in its smallest units.
  return labelAmount(amount, unit?.decimals === undefined ? units(name) : name, {
    decimals: unit?.decimals ?? 0,
    locale,
  })
}

/** Amounts of an action: both sides of a swap, a jetton amount, or an amount of coins. */
function actionAmounts(
  { details }: Action,
  moves: readonly JettonMove[],
  context: ActionContext,
): readonly LabelAmount[] | undefined {
  const { value, amount, asset, dex_incoming_transfer, dex_outgoing_transfer } = details
  if (dex_incoming_transfer !== undefined && dex_outgoing_transfer !== undefined) {
    const sides = [dex_incoming_transfer, dex_outgoing_transfer].flatMap((side) => sideAmount(side, context) ?? [])
    return sides.length === 2 ? sides : undefined
  }
  const [move] = moves
  if (move !== undefined && addressKey(asset) !== undefined) return [jettonAmount(move, context)]
  const coins = [value, asset === null || asset === undefined ? amount : undefined].find(
    (text) => typeof text === 'string',
  )
  const own = typeof coins === 'string' ? coinLabel(coins, context) : undefined
  return own === undefined ? undefined : [own]
}

function sideAmount(side: unknown, context: ActionContext): LabelAmount | undefined {
  const [move] = jettonMoves(side, 1)
  if (move !== undefined) return jettonAmount(move, context)
  const { asset = null, amount } = (side ?? {}) as Readonly<Record<string, unknown>>
  if (asset !== null || typeof amount !== 'string') return undefined
  return coinLabel(amount, context)
}
