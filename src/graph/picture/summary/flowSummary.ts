import { formatCount } from '../../../text/format/count.ts'
import { absolute, parseAmount } from '../../../service/rows/amount.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { Asset, AssetFlow } from '../../../meaning/trace/assets.ts'
import type { ValueFlow } from '../../../meaning/trace/valueFlow.ts'
import type { AmountText, ShareContext } from './context.ts'
import type { ChangeGroup, Move } from './summary.ts'

/** Most assets and most accounts of an asset in a receipt. */
const maxGroups = 8
const maxRows = 12

/** A gain or payment and its owner, in words. */
interface Line {
  readonly who: string
  readonly amount: bigint
}

/** Tokens come before the coin, which mostly pays for their delivery. */
const assetOrder: readonly Asset['kind'][] = ['nft', 'jetton', 'currency', 'coin']

/** Describes the assets of a trace: each once from whom to whom, and all changes. */
export function flowSummary(
  { assets }: ValueFlow,
  context: ShareContext,
): { moves: Move[]; changes: ChangeGroup[]; hiddenChanges: number } {
  const sorted = assets.toSorted((a, b) => assetOrder.indexOf(a.asset.kind) - assetOrder.indexOf(b.asset.kind))
  return {
    moves: sorted.slice(0, maxGroups).flatMap((flow) => assetMove(flow, context)),
    changes: sorted.slice(0, maxGroups).map((flow) => assetChanges(flow, context)),
    hiddenChanges: Math.max(0, sorted.length - maxGroups),
  }
}

function readLines({ changes, elsewhere }: AssetFlow, { words, account }: ShareContext): Line[] {
  return [
    ...changes.map((change) => ({ who: account(change.account), amount: parseAmount(change.amount) ?? 0n })),
    ...elsewhere.map(({ reason, amount }) => ({
      // The other end of what left the accounts is where it went; of what entered, where it came from.
      who:
        reason === 'issued'
          ? words.trace.issued[amount.startsWith('-') ? 'minted' : 'burned']
          : words.trace.elsewhere[reason],
      amount: parseAmount(amount) ?? 0n,
    })),
  ].toSorted((a, b) => (a.amount > b.amount ? -1 : a.amount < b.amount ? 1 : 0))
}

function assetMove(flow: AssetFlow, context: ShareContext): Move[] {
  const lines = readLines(flow, context)
  const gains = lines.filter(({ amount }) => amount > 0n)
  const payments = lines.filter(({ amount }) => amount < 0n).toReversed()
  if (gains.length === 0 || payments.length === 0) return []
  const total = gains.reduce((sum, { amount }) => sum + amount, 0n)
  const { short, note, scam } = assetAmount(flow.asset, String(total), context)
  return [{ from: sideText(payments, context), to: sideText(gains, context), amount: short, note, scam }]
}

function sideText([first, ...others]: readonly Line[], { words, number }: ShareContext): string {
  const name = first?.who ?? ''
  return others.length === 0 ? name : `${name} ${words.share.more(number(others.length))}`
}

function assetChanges(flow: AssetFlow, context: ShareContext): ChangeGroup {
  const lines = readLines(flow, context)
  const half = maxRows / 2
  const shown = lines.length <= maxRows ? lines : [...lines.slice(0, half), ...lines.slice(-half)]
  const { note, scam } = assetAmount(flow.asset, '0', context)
  return {
    caption: assetName(flow.asset, context),
    note,
    scam,
    rows: shown.map(({ who, amount }) => {
      const size = String(absolute(amount))
      return {
        who,
        amount: `${amount < 0n ? '−' : '+'}${assetAmount(flow.asset, size, context).exact}`,
        direction: amount < 0n ? 'out' : 'in',
      }
    }),
    hidden: lines.length - shown.length,
  }
}

function assetName(asset: Asset, { words, sources, symbol }: ShareContext): string {
  if (asset.kind === 'coin') return symbol
  if (asset.kind === 'currency') return `${words.trace.assets.currency} ${plainText(asset.id, { maximum: 16 })}`
  if (asset.kind === 'nft') return words.trace.assets.nft
  const known = asset.jetton === undefined ? undefined : sources.names.metadata(asset.jetton)
  const role = Array.isArray(known?.token_info)
    ? known.token_info.find((row) => row?.type === 'jetton_masters' && row.valid === true)
    : undefined
  return plainText(role?.name, { maximum: 40 }) || words.trace.assets.unknownJetton
}

function assetAmount(asset: Asset, amount: string, context: ShareContext): AmountText {
  const { words, locale } = context
  switch (asset.kind) {
    case 'coin':
      return context.coins(amount)
    case 'jetton':
      return context.jettons(amount, asset.jetton, asset.wallet)
    case 'currency': {
      const text = `${formatCount(amount, locale)} ${words.transaction.currency(plainText(asset.id, { maximum: 16 }))}`
      return { short: text, exact: text, note: undefined, scam: false }
    }
    default: {
      const text = `${formatCount(amount, locale)} ${words.trace.assets.nft}`
      return { short: text, exact: text, note: context.account(asset.item), scam: false }
    }
  }
}
