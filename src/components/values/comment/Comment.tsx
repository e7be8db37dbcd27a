'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import type { MessageComment } from '../../../text/bodies/comment.ts'
import { transactionMessages } from '../../../text/en/transactions/transactions.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { isRow } from '../../../service/rows/readRow.ts'
import { Icon } from '../icon/Icon.tsx'

/** Props of {@link Comment}; the rest go to the `<blockquote>`. */
export interface CommentProps extends Omit<ComponentPropsWithoutRef<'blockquote'>, 'children'> {
  /** Comment that `readMessageComment` read from a message; without one, nothing is rendered. */
  readonly comment: MessageComment | null | undefined
  /** Maximum number of characters; a longer text ends in `…`. @default 400 */
  readonly maximum?: number | undefined
}

const types = ['text', 'encrypted', 'undecoded'] as const

/** Comment of a transfer. A stranger wrote it, so it is shown as plain text without links. */
export const Comment = forwardRef<HTMLQuoteElement, CommentProps>(function Comment(
  { comment, maximum = 400, part, ...rest },
  ref,
) {
  const messages = useTexts('transaction', transactionMessages)
  const { isBait } = useDisplay()
  if (!isRow(comment)) return null
  const type = types.find((known) => known === comment.type) ?? 'undecoded'
  return (
    <blockquote {...rest} ref={ref} part={partNames('comment', part)} data-type={type}>
      {type === 'text' ? (
        <>
          {isBait(comment.text) && (
            <p part="comment-warning">
              <Icon name="warning" /> {messages.bait}
            </p>
          )}
          <bdi part="comment-text">{plainText(comment.text, { maximum, lines: true })}</bdi>
        </>
      ) : (
        <span part="comment-text">
          <Icon name={type === 'encrypted' ? 'lock' : 'dash'} /> {messages[type]}
        </span>
      )}
    </blockquote>
  )
})
