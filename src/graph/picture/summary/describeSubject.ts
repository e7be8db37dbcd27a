import type { PictureSubject, ShareOptions } from '../subject.ts'
import { shareContext } from './context.ts'
import { describeAccount } from './describeAccount.ts'
import { describeTrace } from './describeTrace.ts'
import { describeTransaction } from './describeTransaction.ts'
import type { Summary } from './summary.ts'

/** Describes a subject in the words that pictures and texts show. */
export function describeSubject(subject: PictureSubject, options: ShareOptions): Summary {
  const context = shareContext(options)
  if ('account' in subject) return describeAccount(subject, options, context)
  return 'transaction' in subject
    ? describeTransaction(subject, options, context)
    : describeTrace(subject, options, context)
}
