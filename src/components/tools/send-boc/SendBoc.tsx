'use client'
import { forwardRef, useMemo, useRef, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { statusMessages } from '../../../text/en/transactions/failures.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import { readNodeError } from '../../../meaning/outcome/nodeError.ts'
import type { SendMessageResult } from '../../../service/rows/legacy.ts'
import { MessageFormatError } from '../../../ton/cells/errors.ts'
import { parseExternalMessage, type ExternalMessage } from '../../../ton/facts/message.ts'
import { Address } from '../../values/address/Address.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { DecodedBody } from '../../values/decoded-body/DecodedBody.tsx'
import { hasError } from '../../states/frame/frameState.ts'
import { describeError } from '../../states/error-state/describeError.ts'
import { Hash } from '../../values/hash/Hash.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { Field } from '../tool/Field.tsx'
import { normalizeBoc } from '../tool/readInput.ts'
import { Tool, type ToolStateProps } from '../tool/Tool.tsx'
import { useQuestion } from '../tool/useQuestion.ts'

/** Props of {@link SendBoc}; the rest go to the `<section>`. */
export interface SendBocProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>, ToolStateProps {
  /**
   * Called with the message (a bag of cells in base64) when a reader submits the form. Called once
   * for each message, however often the button is pressed, until a new `error` reports a failure.
   */
  readonly onSend: (boc: string) => void
  /**
   * Called when the reader changes the text: with the message in base64, or undefined if the text is not a message. Use
   * it for a preview.
   */
  readonly onMessage?: ((boc: string | undefined) => void) | undefined
  /** Result of the last request. @default none */
  readonly result?: SendMessageResult | null | undefined
  /** Initial message, a bag of cells in base64 or hex. @default '' */
  readonly defaultBoc?: string | undefined
}

type Reading =
  | { readonly boc: string; readonly message: ExternalMessage }
  | { readonly wrong: 'invalidMessage' | 'notExternal' | 'invalidBoc' }

/**
 * Form that sends a signed message and shows its destination and contents before. Feed it from
 * {@link useSendMessage}.
 */
export const SendBoc = forwardRef<HTMLElement, SendBocProps>(function SendBoc(
  { onSend, onMessage, result, defaultBoc, ...rest },
  ref,
) {
  const messages = useTexts('tool', toolMessages)
  const [text, setText] = useState(defaultBoc ?? '')
  const [sent, setSent] = useState<{ readonly boc: string; readonly error: unknown }>()
  // A ref, because a second click may come before the state of the first is rendered.
  const sending = useRef<typeof sent>(undefined)
  const reading = useMemo(() => read(text), [text])
  const message = reading !== undefined && 'message' in reading ? reading : undefined
  const { error } = rest
  const asking = message?.boc ?? text
  const question = useQuestion(asking, { result, error })
  const isSent = (last: typeof sent) => {
    const failed = hasError(error) && error !== last?.error
    return last !== undefined && last.boc === message?.boc && !failed
  }
  const change = (value: string) => {
    setText(value)
    const changed = read(value)
    onMessage?.(changed !== undefined && 'boc' in changed ? changed.boc : undefined)
  }
  const send = () => {
    if (message === undefined || isSent(sending.current)) return
    sending.current = { boc: message.boc, error }
    setSent(sending.current)
    question.ask(asking)
    onSend(message.boc)
  }
  const answer = typeof result === 'object' && result !== null ? result : undefined
  return (
    <Tool
      {...rest}
      ref={ref}
      kind="send-boc"
      title={messages.send}
      action={messages.sendNow}
      blocked={message === undefined || isSent(sent)}
      onSubmit={send}
      reason={useRefusal(error)}
      answered={answer !== undefined}
      earlier={question.isEarlier}
      fields={
        <>
          <Field
            label={messages.message}
            value={text}
            onValue={change}
            lines={4}
            hint={messages.bocHint}
            wrong={reading !== undefined && 'wrong' in reading ? messages[reading.wrong] : undefined}
          />
          {message !== undefined && (
            <>
              <Facts
                loading={false}
                facts={[
                  { id: 'to', term: messages.to, value: <Address value={message.message.destination} copy /> },
                  { id: 'hash', term: messages.hashNorm, value: <Hash value={message.message.hash_norm} copy /> },
                ]}
              />
              <DecodedBody body={message.message.body} />
            </>
          )}
        </>
      }
    >
      {answer !== undefined && <Receipt result={answer} />}
    </Tool>
  )
})

/** Explains why the node refused the message; undefined if it did not refuse or gave no reason. */
function useRefusal(error: unknown): string | undefined {
  const messages = useTexts('tool', toolMessages)
  const { reasons } = useTexts('status', statusMessages)
  const { kind, code, reason } = readNodeError(error)
  // With other kinds of errors, such as rate limits, no node has seen the message.
  const answered = ['server', 'invalid'].includes(describeError(error).kind)
  if (!answered || kind === 'unknown') return undefined
  if (code === undefined) return messages.refusals[kind]
  const known = reason === undefined ? '' : `: ${reasons[reason]}`
  return `${messages.refusals[kind]} ${messages.exitCode} ${code}${known}.`
}

function read(text: string): Reading | undefined {
  if (text.trim() === '') return undefined
  const boc = normalizeBoc(text)
  if (boc === undefined) return { wrong: 'invalidBoc' }
  try {
    return { boc, message: parseExternalMessage(boc) }
  } catch (error) {
    const isOther = error instanceof MessageFormatError && error.reason === 'type'
    return { wrong: isOther ? 'notExternal' : 'invalidMessage' }
  }
}

function Receipt({ result }: { readonly result: SendMessageResult }): ReactElement {
  const messages = useTexts('tool', toolMessages)
  const hash = (id: string, term: string, value: string | null | undefined) => ({
    id,
    term,
    value: value == null ? undefined : <Hash value={value} of="message" copy />,
  })
  return (
    <>
      <div>
        <StatusBadge status="pending" label={messages.sent} />
      </div>
      <p part="card-note">{messages.sentNote}</p>
      <Facts
        loading={false}
        facts={[
          hash('hash', messages.hash, result.message_hash),
          hash('hash-norm', messages.hashNorm, result.message_hash_norm),
        ]}
      />
    </>
  )
}
