import type { Messages } from '../../../text/en/index.ts'
import { LabelFileError } from '../../../meaning/names/labelFile.ts'
import { LabelStoreError } from '../../../react/display/labelStore.ts'
import { plainText } from '../../../service/rows/plainText.ts'

/** Says in the reader's language why a label could not be saved, or a file not be imported. */
export function describeLabelError(error: unknown, messages: Messages['label']): string {
  if (error instanceof LabelStoreError) return messages.notSaved[error.reason]
  if (!(error instanceof LabelFileError)) return messages.notSaved.storage
  const place = error.reason === 'entry' ? plainText(error.path, { maximum: 40 }) : ''
  return messages.notImported[error.reason] + (place === '' ? '' : ` (${place})`)
}
