import type { ReactElement } from 'react'
import type { Action } from '../../../service/rows/action.ts'
import { Comment } from '../../values/comment/Comment.tsx'

/** Comment of an action as plain text; an encrypted comment is only mentioned. */
export function ActionComment({ details }: { readonly details: Action['details'] }): ReactElement | null {
  // Details of an undocumented shape are passed on, so their types are checked here.
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
