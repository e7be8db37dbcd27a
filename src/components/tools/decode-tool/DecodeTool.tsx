'use client'
import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import { opcodeLabel } from '../../../text/naming/operationWords.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { DecodeResult } from '../../../service/rows/decode.ts'
import { DecodedBody } from '../../values/decoded-body/DecodedBody.tsx'
import { Opcode } from '../../values/opcode/Opcode.tsx'
import { Field } from '../tool/Field.tsx'
import { Tool, type ToolStateProps } from '../tool/Tool.tsx'
import { useQuestion } from '../tool/useQuestion.ts'
import { parseLines, type PastedLine } from './pastedLines.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'

/** Opcodes and bodies to decode: parameters of `useDecodePost`. */
export interface DecodeRequest {
  /** Opcodes, `0x` and eight hex digits. @default none */
  readonly opcodes?: string[] | undefined
  /** Bags of cells, base64. @default none */
  readonly bodies?: string[] | undefined
}

/** Props of {@link DecodeTool}; the rest go to the `<section>`. */
export interface DecodeToolProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>, ToolStateProps {
  /** Called when a reader submits the form. @default only standard opcodes and bodies are decoded */
  readonly onDecode?: ((request: DecodeRequest) => void) | undefined
  /** Result of the last request. @default none */
  readonly result?: DecodeResult | null | undefined
  /** Initial text: opcodes and bodies, one a line. @default '' */
  readonly defaultText?: string | undefined
}

/** Opcodes, and bodies, that the service accepts in one request. */
const most = 1000

/**
 * Form that decodes opcodes and message bodies, one a line. Standard ones are decoded in the browser
 * at once; the service decodes the others. Feed it from {@link useDecodePost}.
 */
export const DecodeTool = forwardRef<HTMLElement, DecodeToolProps>(function DecodeTool(
  { onDecode, result, defaultText = '', ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('tool', toolMessages)
  const [text, setText] = useState(defaultText)
  const question = useQuestion(text, { result, error: rest.error })
  const { asked } = question
  const lines = useMemo(() => parseLines(text), [text])
  const shown = useMemo(() => parseLines(asked), [asked])
  const { opcodes, bodies } = sortLines(lines)
  const excess = opcodes.length > most || bodies.length > most
  const answer = typeof result === 'object' && result !== null && question.answered === asked ? result : undefined
  return (
    <Tool
      {...rest}
      ref={ref}
      kind="decode-tool"
      title={messages.decode}
      action={messages.decodeNow}
      blocked={lines.length === 0 || excess}
      onSubmit={() => {
        question.ask(text)
        // The service takes no empty list.
        if (opcodes.length + bodies.length > 0)
          onDecode?.({ ...(opcodes.length > 0 && { opcodes }), ...(bodies.length > 0 && { bodies }) })
      }}
      answered={shown.length > 0}
      earlier={asked !== text}
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
      <DecodedLines lines={shown} answer={answer} />
    </Tool>
  )
})

/** Lines whose decoding is shown at first. */
const shownLines = 20

function sortLines(lines: readonly PastedLine[]) {
  return {
    opcodes: lines.flatMap((line) => (line.kind === 'opcode' ? [line.opcode] : [])),
    bodies: lines.flatMap((line) => (line.kind === 'body' ? [line.body] : [])),
  }
}

/** List of lines with their decoding; results are in the order of the opcodes and of the bodies. */
function DecodedLines({
  lines,
  answer,
}: {
  readonly lines: readonly PastedLine[]
  readonly answer: DecodeResult | undefined
}): ReactElement {
  const messages = useTexts('tool', toolMessages)
  const { opcodes, bodies } = sortLines(lines)
  const names = matchingResults(answer?.opcodes, opcodes.length)
  const decoded = matchingResults(answer?.bodies, bodies.length)
  const place = { opcode: 0, body: 0 }
  const rows = lines.map((line) => ({
    line,
    found: line.kind === 'unreadable' ? undefined : (line.kind === 'opcode' ? names : decoded)[place[line.kind]++],
  }))
  return (
    <ol part="tool-stack">
      <FoldedList items={rows} first={shownLines} frame={listFold}>
        {({ line, found }, at) => (
          <li key={at} part="tool-entry" data-kind={line.kind}>
            <bdi part="tool-hint tool-number">{plainText(line.text, { maximum: 60 })}</bdi>
            {line.kind === 'opcode' && <DecodedOpcode opcode={line.opcode} name={found} />}
            {line.kind === 'body' && <DecodedBody decoded={isFailure(found) ? undefined : found} body={line.body} />}
            {line.kind === 'unreadable' && <span part="card-note">{messages.notDecodable}</span>}
          </li>
        )}
      </FoldedList>
    </ol>
  )
}

function DecodedOpcode({ opcode, name }: { readonly opcode: string; readonly name: unknown }): ReactElement {
  const display = useDisplay()
  const messages = useTexts('tool', toolMessages)
  const known = typeof name === 'string' && name !== 'unknown' ? name : undefined
  if (opcodeLabel({ opcode, decoded: known }, display) === undefined)
    return <span part="card-note">{messages.unknownOpcode}</span>
  return <Opcode value={opcode} decoded={known} />
}

/** Results of this request; an array of another length belongs to another request. */
function matchingResults(answers: unknown, count: number): readonly unknown[] {
  return Array.isArray(answers) && answers.length === count ? answers : []
}

function isFailure(found: unknown): boolean {
  return typeof found === 'object' && found !== null && ('error' in found || 'failed_to_decode_json' in found)
}
