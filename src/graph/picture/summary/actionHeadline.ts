import { actionTitle, fillSentence, type SentencePart } from '../../../text/actions/readAction.ts'
import { opcodeLabel } from '../../../text/naming/operationWords.ts'
import { knownContract } from '../../../text/naming/namingSources.ts'
import { checkRows } from '../../../service/rows/checkRows.ts'
import { actionShape } from '../../../service/rows/shapes/tables.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { Action } from '../../../service/rows/action.ts'
import { compareLt } from '../../../meaning/trace/model.ts'
import { type ShareContext, isolate } from './context.ts'

/**
 * Tells what the earliest of several actions did, and how many others there are.
 * @param happened The actions are facts. A forecast or pending action is named, but not told as something that
 * happened.
 * @returns undefined without actions.
 */
export function actionHeadline(
  actions: readonly Action[] | null | undefined,
  happened: boolean,
  context: ShareContext,
): string | undefined {
  const { rows, malformed } = checkRows(actionShape, actions)
  const [first, ...others] = rows.toSorted((a, b) => compareLt(a.start_lt, b.start_lt))
  if (first === undefined) return undefined
  const { words, number } = context
  const { title, parts } = fillSentence(first, words.action)
  const sentence =
    happened && first.success === true && parts.length > 0
      ? parts.map((part) => partText(part, context)).join('')
      : title
  const told = sentence === '' ? actionTitle(first.type, words.action) : sentence
  const more = others.length + malformed
  return more === 0 ? told : `${told}, ${words.share.more(number(more))}`
}

function partText(part: SentencePart, context: ShareContext): string {
  if (typeof part === 'string') return part
  const { words, sources } = context
  switch (part.kind) {
    case 'account':
      return context.account(part.address)
    case 'amount': {
      if (part.master === null) return context.coins(part.amount).short
      const { short, scam } = context.jettons(part.amount, part.master)
      return scam ? `${short} (${words.address.scam})` : short
    }
    case 'token':
      return part.master === null ? context.symbol : context.account(part.master)
    case 'text':
      return isolate(plainText(part.text, { maximum: 60 }))
    case 'time':
      return context.time(part.utime)
    case 'opcode':
      return (
        opcodeLabel({ opcode: part.opcode, receiver: knownContract(part.receiver, sources.names) }, sources) ??
        part.opcode
      )
    case 'currencies':
      return part.currencies
        .slice(0, 3)
        .map(
          ([id, amount]) =>
            `${plainText(amount, { maximum: 40 })} ${words.action.currency(plainText(id, { maximum: 16 }))}`,
        )
        .join(', ')
    default:
      return part.of === 'account' ? words.action.somebody : words.action.something
  }
}
