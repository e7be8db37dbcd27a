import type { ReactElement } from 'react'
import type { CodeMethod } from '../../../ton/code/listing.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { opcodeLabel } from '../../../text/naming/operationWords.ts'
import { codeMessages } from '../../../text/en/contracts/code.ts'
import { codeLine, plainText } from '../../../service/rows/plainText.ts'
import { lineInstruction } from './codeLines.ts'

/** How lines are explained. */
export interface ExplanationProps {
  readonly isExplained: boolean
  /** Hash of the code, whose ABI may name its operations. */
  readonly codeHash: string | undefined
}

interface LineProps extends ExplanationProps {
  readonly text: string
  /** Result of `findComparedOpcode`. */
  readonly opcode: string | undefined
  /** Method and number of the line. */
  readonly place?: string | undefined
  /** Whether it is the instruction that the reader looks for. @default false */
  readonly isCurrent?: boolean | undefined
}

/** One line of code. */
export function CodeLine({ text, opcode, isExplained, codeHash, place, isCurrent = false }: LineProps): ReactElement {
  const display = useDisplay()
  const messages = useTexts('code', codeMessages)
  const name = lineInstruction(text)
  const instruction = Object.hasOwn(messages.instructions, name) ? messages.instructions[name] : undefined
  const operation = opcode === undefined ? undefined : opcodeLabel({ opcode, receiver: { codeHash } }, display)
  const help = operation === undefined ? instruction : messages.opcode(operation)
  return (
    <li part="code-view-line" aria-current={isCurrent ? true : undefined}>
      {place !== undefined && <span part="code-view-place">{place}</span>}
      <bdi part="code-view-text">{codeLine(text, 400)}</bdi>
      {isExplained && help !== undefined && <span part="code-view-help">{help}</span>}
    </li>
  )
}

/** Name of a method, or its number in words. */
export function useMethodName({ id, name }: CodeMethod): string {
  const messages = useTexts('code', codeMessages)
  if (typeof name === 'string') return plainText(name, { maximum: 80 })
  return typeof id === 'number' ? messages.unnamed(String(id)) : messages.whole
}
