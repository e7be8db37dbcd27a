'use client'
import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { formatNumber } from '../../../format/intl.ts'
import { toolMessages } from '../../../locales/en/tools.ts'
import { opcodeName } from '../../../model/opcode.ts'
import { plainText } from '../../../model/text.ts'
import type { DecodeResult } from '../../../schema/decode.ts'
import { DecodedBody } from '../../values/decoded-body/DecodedBody.tsx'
import { Opcode } from '../../values/opcode/Opcode.tsx'
import { Field } from '../tool/Field.tsx'
import { Tool, type ToolStateProps } from '../tool/Tool.tsx'
import { readLines, type PastedLine } from './pastedLines.ts'

/** What a reader wants to have read: the parameters of `useDecode`. */
export interface DecodeRequest {
  readonly opcodes: string[]
  /** Base64 bags of cells. */
  readonly bodies: string[]
}

/** Props of {@link DecodeTool}; the rest go to the `<section>`. */
export interface DecodeToolProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    ToolStateProps {
  /** A reader asks. Without it, the tool reads what this kit knows by itself. */
  readonly onDecode?: ((question: DecodeRequest) => void) | undefined
  /** Answer to the last question, in its order. */
  readonly result?: DecodeResult | null | undefined
  /** Initial text: opcodes and bodies, one a line. @default '' */
  readonly defaultText?: string | undefined
}

const most = 1000

/**
 * Names opcodes and reads message bodies, a line each. What belongs to the standards is read at
 * once, in the browser; the service is asked for the rest. Feed it from {@link useDecodePost}.
 */
export const DecodeTool = forwardRef<HTMLElement, DecodeToolProps>(function DecodeTool(
  { onDecode, result, defaultText = '', ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useMessages('tool', toolMessages)
  const [text, setText] = useState(defaultText)
  // What stood there when a question was asked is no answer to it.
  const [asked, setAsked] = useState<{ readonly text: string; readonly stale?: unknown }>({ text: defaultText })
  const lines = useMemo(() => readLines(text), [text])
  const shown = useMemo(() => readLines(asked.text), [asked.text])
  const question = decodeRequest(lines)
  const excess = question.opcodes.length > most || question.bodies.length > most
  const answer = typeof result === 'object' && result !== null && result !== asked.stale ? result : undefined
  return (
    <Tool
      {...rest}
      ref={ref}
      kind="decode-tool"
      title={messages.decode}
      action={messages.decodeNow}
      blocked={lines.length === 0 || excess}
      onAsk={() => {
        if (text !== asked.text) setAsked({ text, stale: result })
        if (question.opcodes.length + question.bodies.length > 0) onDecode?.(question)
      }}
      answered={shown.length > 0}
      fields={
        <Field
          label={messages.pasted}
          value={text}
          onValue={setText}
          lines={5}
          hint={messages.pastedHint}
          wrong={excess ? messages.tooMany(formatNumber(most, locale)) : undefined}
        />
      }
    >
      <Answers lines={shown} answer={answer} />
    </Tool>
  )
})

function decodeRequest(lines: readonly PastedLine[]): DecodeRequest {
  return {
    opcodes: lines.flatMap((line) => (line.kind === 'opcode' ? [line.opcode] : [])),
    bodies: lines.flatMap((line) => (line.kind === 'body' ? [line.body] : [])),
  }
}

/** Lines with what is known of each; answers come in the order of their kind. */
function Answers({
  lines,
  answer,
}: {
  readonly lines: readonly PastedLine[]
  readonly answer: DecodeResult | undefined
}): ReactElement {
  const messages = useMessages('tool', toolMessages)
  const { opcodes, bodies } = decodeRequest(lines)
  const names = matchingAnswers(answer?.opcodes, opcodes.length)
  const decoded = matchingAnswers(answer?.bodies, bodies.length)
  const place = { opcode: 0, body: 0 }
  return (
    <ol part="tool-stack">
      {lines.map((line, at) => {
        const found = line.kind === 'unreadable' ? undefined : (line.kind === 'opcode' ? names : decoded)[place[line.kind]++]
        return (
          <li key={at} part="tool-entry" data-kind={line.kind}>
            <bdi part="tool-hint tool-number">{plainText(line.text, { maximum: 60 })}</bdi>
            {line.kind === 'opcode' && <OpcodeAnswer opcode={line.opcode} name={found} />}
            {line.kind === 'body' && <DecodedBody decoded={isFailure(found) ? undefined : found} body={line.body} />}
            {line.kind === 'unreadable' && <span part="card-note">{messages.notDecodable}</span>}
          </li>
        )
      })}
    </ol>
  )
}

function OpcodeAnswer({ opcode, name }: { readonly opcode: string; readonly name: unknown }): ReactElement {
  const messages = useMessages('tool', toolMessages)
  const known = typeof name === 'string' && name !== 'unknown' ? name : undefined
  if (opcodeName(opcode, known) === undefined) return <span part="card-note">{messages.unknownOpcode}</span>
  return <Opcode value={opcode} decoded={known} />
}

/** Answers to another question than this one are none. */
function matchingAnswers(answers: unknown, count: number): readonly unknown[] {
  return Array.isArray(answers) && answers.length === count ? answers : []
}

function isFailure(found: unknown): boolean {
  return typeof found === 'object' && found !== null && ('error' in found || 'failed_to_decode_json' in found)
}
