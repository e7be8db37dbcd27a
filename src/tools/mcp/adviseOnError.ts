import { HttpError, ResponseShapeError, TonlensError } from 'tonlens'
import { LedgerError } from 'tonlens/ledger'
import { MalformedRowError } from './values.ts'

/**
 * Says what happened and what to do. Words of the service and values of rows are left out: errors are sentences of this
 * program, in which nobody else may speak.
 */
export function adviseOnError(error: unknown): string {
  // The service's own words stand between the kind and the advice.
  if (error instanceof HttpError)
    return error.text === '' ? error.message : error.message.replace(`: ${error.text}`, '')
  if (error instanceof ResponseShapeError || error instanceof LedgerError || error instanceof MalformedRowError)
    return 'The service left something out or answered rows that contradict each other, so there is no answer that could be relied on. Ask for a shorter range or another page, or ask another deployment of the index.'
  if (error instanceof TonlensError) return error.message.slice(0, 1000)
  return 'The rows of the service could not be read. Ask for another page or another entity; if it stays so, report it with the arguments.'
}
