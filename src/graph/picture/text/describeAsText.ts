import type { PictureSubject, ShareOptions } from '../subject.ts'
import { shareContext, type ShareContext } from '../summary/context.ts'
import type { Summary } from '../summary/summary.ts'
import { describeAccount } from '../summary/describeAccount.ts'
import { describeTrace } from '../summary/describeTrace.ts'
import { describeTransaction } from '../summary/describeTransaction.ts'

/**
 * Describes a trace, a transaction or an account in a few lines of plain text, for a chat or a ticket: what
 * {@link picture} shows, with exact amounts and whole hashes.
 */
export function describeAsText(subject: PictureSubject, options: ShareOptions = {}): string {
  return writeText(describeSubject(subject, options), shareContext(options).words)
}

/** Writes a summary line by line. */
export function writeText(summary: Summary, words: ShareContext['words']): string {
  const { status, headline, reason, network, notices, changes, hiddenChanges, holdings, hasMoreHoldings, facts, link } =
    summary
  const outcome = [status.word, reason].filter((part) => part !== undefined).join(': ')
  const lines = [
    headline === undefined ? summary.label : `${summary.label}: ${headline}`,
    field(words.share.status, outcome),
    ...notices,
    field(words.share.network, network.testOnly ? `${network.name}. ${words.share.testNetwork}` : network.name),
    ...changes.flatMap(({ caption, note, rows, hidden }) => [
      note === undefined ? `${caption}:` : `${caption} (${note}):`,
      ...rows.map(({ who, amount }) => `  ${who} ${amount}`),
      ...(hidden > 0 ? [`  ${words.share.more(String(hidden))}`] : []),
    ]),
    ...(hiddenChanges > 0 ? [words.share.more(String(hiddenChanges))] : []),
    ...(holdings.length === 0 ? [] : [`${words.share.jettons}:`]),
    ...holdings.map(({ exact, note }) => (note === '' ? `  ${exact}` : `  ${exact} (${note})`)),
    ...(hasMoreHoldings ? [`  ${words.share.others}`] : []),
    ...facts.map(({ term, value }) => field(term, value)),
    ...(link === undefined ? [] : [field(words.share.link, link)]),
  ]
  return lines.join('\n')
}

function field(term: string, value: string): string {
  return `${term}: ${value}`
}

/** Describes a subject in the words that pictures and texts show. */
export function describeSubject(subject: PictureSubject, options: ShareOptions): Summary {
  const context = shareContext(options)
  if ('account' in subject) return describeAccount(subject, options, context)
  return 'transaction' in subject
    ? describeTransaction(subject, options, context)
    : describeTrace(subject, options, context)
}
