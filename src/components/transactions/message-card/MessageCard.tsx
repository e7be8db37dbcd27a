'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react'
import { useNaming, useKnownContract } from '../../../react/display/useNaming.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useVerification } from '../../../react/display/useVerification.ts'
import { readMessageComment } from '../../../text/bodies/comment.ts'
import { messageMessages } from '../../../text/en/transactions/messages.ts'
import { opcodeHex } from '../../../meaning/contracts/opcode.ts'
import { textCommentOpcode } from '../../../ton/facts/opcodes.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { messageShape } from '../../../service/rows/shapes/tables.ts'
import type { Message } from '../../../service/rows/message.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader, CardTime } from '../../states/card/cardParts.tsx'
import { RawSection } from '../../states/card/RawSection.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Comment } from '../../values/comment/Comment.tsx'
import { DecodedBody } from '../../values/decoded-body/DecodedBody.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { VerifiedMark } from '../../states/verified-mark/VerifiedMark.tsx'
import { messageDirection, directionWords, messageOperation } from './messageWords.ts'
import { messageFlowFacts, messageFacts } from './messageFacts.tsx'

/** Props of {@link MessageCard}; the rest go to the `<article>`. */
export interface MessageCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<Message, 'header' | 'facts' | 'raw'> {
  /** Null or undefined when there is none, or none yet. */
  readonly message?: Message | null | undefined
  /** Leaves out the body, fees and flags. @default false */
  readonly compact?: boolean | undefined
  /** Checks the message against its hash, in this browser. @default the display's `verify` */
  readonly verify?: boolean | undefined
}

/**
 * One message: sender, recipient, value, operation, body, and the fees of sending it. Feed it from
 * {@link useMessages}.
 */
export const MessageCard = forwardRef<HTMLElement, MessageCardProps>(function MessageCard(
  { message, compact = false, verify: wanted, part, ...rest },
  ref,
) {
  const { verify: isDefault } = useDisplay()
  const sources = useNaming()
  const words = useTexts('message', messageMessages)
  const given = checkRow(messageShape, message)
  const sender = useKnownContract(given?.source)
  const receiver = useKnownContract(given?.destination)
  const verify = wanted ?? isDefault
  const { resultFor } = useVerification(
    useMemo(() => (given ? [given] : []), [given]),
    { enabled: verify },
  )
  const loading = given === undefined
  const direction = given && messageDirection(given)
  const external = direction === 'external-in' ? 'in' : direction === 'external-out' ? 'out' : undefined
  const comment = given && readMessageComment(given)
  const content = given?.message_content
  return (
    <Card
      {...rest}
      ref={ref}
      kind="message-card"
      part={part}
      label={words.message}
      given={message}
      entity={given}
      emptyText={words.empty}
      data-density={compact ? 'compact' : 'full'}
      data-direction={direction}
      data-status={given?.bounced === true ? 'bounced' : undefined}
    >
      <CardHeader title={given && <bdi>{messageOperation(given, words, sources)}</bdi>} like="Jetton transfer">
        {direction !== undefined && direction !== 'internal' && (
          <span part="card-chip">{directionWords(direction, words)}</span>
        )}
        <CardTime value={given && (given.created_at ?? null)} />
      </CardHeader>
      {verify && given !== undefined && <VerifiedMark result={resultFor(given)} kind="message" />}
      <Facts facts={messageFlowFacts(given, words, !compact)} loading={loading} part="message-card-flow" />
      {comment !== undefined && comment.type !== 'undecoded' && <Comment comment={comment} />}
      {!compact && !(comment?.type === 'text' && opcodeHex(given?.opcode) === textCommentOpcode) && (
        <div part="message-card-body" role="group" aria-label={words.body}>
          {loading ? (
            <Skeleton like="Jetton transfer" />
          ) : (
            <DecodedBody
              decoded={content?.decoded}
              body={content?.body}
              sender={sender}
              receiver={receiver}
              external={external}
            />
          )}
        </div>
      )}
      {!compact && <Facts slotted facts={messageFacts(given, words)} loading={loading} />}
      {!compact && <RawSection row={given} />}
    </Card>
  )
})
