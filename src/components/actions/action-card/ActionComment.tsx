import type { ReactElement } from 'react'
import type { Action } from '../../../schema/action.ts'
import { Comment } from '../../values/comment/Comment.tsx'

/** Words that a stranger put on an action; an encrypted comment is only named. */
export function ActionComment({ details }: { readonly details: Action['details'] }): ReactElement | null {
  // Shapes that differ from the documented ones are reported, not refused: look before reading.
  const { comment, encrypted, is_encrypted_comment } = (details ?? {}) as Readonly<Record<string, unknown>>
  if (typeof comment !== 'string' || comment === '') return null
  const locked = encrypted === true || is_encrypted_comment === true
  return (
    <Comment
      part="action-card-comment"
      comment={locked ? { type: 'encrypted', text: '' } : { type: 'text', text: comment }}
      maximum={200}
    />
  )
}
