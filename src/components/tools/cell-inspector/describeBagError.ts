import { formatNumber } from '../../../text/format/intl.ts'
import type { BagFault } from '../../../text/en/tools/inspector.ts'
import type { Texts } from '../../../text/en/index.ts'
import { BocFormatError, type TonFormatReason } from '../../../ton/cells/errors.ts'

/** Reasons that have a text of their own. */
const faults: Readonly<Partial<Record<TonFormatReason, BagFault>>> = {
  character: 'character',
  checksum: 'checksum',
  truncated: 'truncated',
  length: 'truncated',
  trailing: 'trailing',
  reference: 'reference',
  depth: 'depth',
  count: 'count',
}

/** Says why a bag of cells cannot be shown. */
export function describeBagError(error: unknown, messages: Texts['inspector'], locale: string): string {
  if (!(error instanceof BocFormatError)) return messages.invalidBoc
  const fault = faults[error.reason]
  return fault === undefined
    ? messages.invalidBoc
    : messages.bagFaults[fault](formatNumber(error.position ?? 0, locale))
}
