'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import type { MessageComment } from '../../../format/comment.ts'
import { transactionMessages } from '../../../locales/en/transactions.ts'
import { plainText } from '../../../model/text.ts'
import { Icon } from '../icon/Icon.tsx'

/** Props of {@link Comment}; the rest go to the `<blockquote>`. */
export interface CommentProps extends Omit<ComponentPropsWithoutRef<'blockquote'>, 'children'> {
  /** As `commentOf` reads it from a message; without one, nothing is shown. */
  readonly comment: MessageComment | null | undefined
  /** Most characters; a longer text ends in `…`. @default 400 */
  readonly maximum?: number | undefined
}

/** Words that a stranger put on a transfer: shown as bare text, links and all. */
export const Comment = forwardRef<HTMLQuoteElement, CommentProps>(function Comment(
  { comment, maximum = 400, part, ...rest },
  ref,
) {
  const messages = useMessages('transaction', transactionMessages)
  if (comment === null || comment === undefined) return null
  return (
    <blockquote {...rest} ref={ref} part={partNames('comment', part)} data-type={comment.type}>
      {comment.type === 'text' ? (
        <bdi part="comment-text">{plainText(comment.text, { maximum, lines: true })}</bdi>
      ) : (
        <span part="comment-text">
          <Icon name={comment.type === 'encrypted' ? 'lock' : 'dash'} /> {messages[comment.type]}
        </span>
      )}
    </blockquote>
  )
})
