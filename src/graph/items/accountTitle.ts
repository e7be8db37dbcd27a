import { accountLabel } from '../../text/naming/accountLabel.ts'
import { findName, type KnownName } from '../../text/naming/names.ts'
import { plainText } from '../../service/rows/plainText.ts'
import type { GraphContext } from './context.ts'

/** Looks up the name of an account. */
export function accountName(address: string | null | undefined, { sources }: Pick<GraphContext, 'sources'>): KnownName {
  return findName(address, sources)
}

/**
 * Writes an account for a card: its label or domain, otherwise its short address, in the non-bounceable form
 * where the service's address book uses that form.
 * @param known The name of the account. @default looked up in the context
 */
export function accountTitle(
  address: string | null | undefined,
  context: Pick<GraphContext, 'sources' | 'testOnly' | 'accountName'>,
  known: KnownName = accountName(address, context),
): string {
  const given = typeof address === 'string' ? plainText(context.accountName?.(address)) : ''
  if (given !== '') return given
  return accountLabel(address, known, { testOnly: context.testOnly }).text
}
