// Every tool: a result is shown with the question that it answers, whichever field of the form changes after it.
import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { CellInspector } from '../../../src/components/tools/cell-inspector/CellInspector.tsx'
import { DecodeTool } from '../../../src/components/tools/decode-tool/DecodeTool.tsx'
import { FeeEstimate } from '../../../src/components/tools/fee-estimate/FeeEstimate.tsx'
import { GetMethodRunner } from '../../../src/components/tools/get-method-runner/GetMethodRunner.tsx'
import { SendBoc } from '../../../src/components/tools/send-boc/SendBoc.tsx'
import { showcase } from '../../../stories/chain/index.json'
import { addressBoc, feeResult, jettonBody, methodResult, oddBody, signedMessage } from '../../fixtures/tools.ts'
import { press } from '../../helpers/tools.ts'

/** What an application passes to a tool. */
interface ToolState<Result> {
  readonly result?: Result | undefined
  readonly error?: Error | undefined
  readonly onAsk: () => void
}

type Answers<Result> = () => Pick<ToolState<Result>, 'result' | 'error'>

/** An application that answers every question at once, with a new object. */
function Application<Result>({
  answer,
  children,
}: {
  readonly answer: Answers<Result>
  readonly children: (state: ToolState<Result>) => ReactElement
}): ReactElement {
  const [state, setState] = useState<Pick<ToolState<Result>, 'result' | 'error'>>({})
  return children({ ...state, onAsk: () => setState(answer()) })
}

const arguments_ = [{ type: 'num', value: '1' }] as const
const sources = ['vm', 'service'] as const
const hashes = { message_hash: 'M2cPGDCjDJhzQIDqwnmxmg4x3LqWLR+j6kWjrGmS0zE=', message_hash_norm: null }
const tools: Readonly<
  Record<string, { readonly action: string; readonly render: (answer: 'result' | 'error') => ReactElement }>
> = {
  GetMethodRunner: {
    action: 'Run',
    render: (answer) => (
      <Application answer={() => choose(answer, { ...methodResult })}>
        {({ onAsk, ...state }) => (
          <GetMethodRunner
            {...state}
            onRun={onAsk}
            sources={sources}
            defaultAddress={showcase.jettonMaster}
            defaultMethod="get_data"
            defaultStack={[...arguments_]}
          />
        )}
      </Application>
    ),
  },
  FeeEstimate: {
    action: 'Estimate',
    render: (answer) => (
      <Application answer={() => choose(answer, { ...feeResult })}>
        {({ onAsk, ...state }) => (
          <FeeEstimate {...state} onEstimate={onAsk} defaultAddress={showcase.wallet} defaultBody={oddBody} />
        )}
      </Application>
    ),
  },
  SendBoc: {
    action: 'Send',
    render: (answer) => (
      <Application answer={() => choose(answer, { ...hashes })}>
        {({ onAsk, ...state }) => <SendBoc {...state} onSend={onAsk} defaultBoc={signedMessage} />}
      </Application>
    ),
  },
  DecodeTool: {
    action: 'Decode',
    render: (answer) => (
      <Application answer={() => choose(answer, { opcodes: [], bodies: [null] })}>
        {({ onAsk, ...state }) => <DecodeTool {...(state as object)} onDecode={onAsk} defaultText={oddBody} />}
      </Application>
    ),
  },
  CellInspector: { action: 'Inspect', render: () => <CellInspector defaultBoc={oddBody} /> },
}

function choose<Result>(kind: 'result' | 'error', result: Result): Pick<ToolState<Result>, 'result' | 'error'> {
  return kind === 'result' ? { result } : { error: new Error('The node is down.') }
}

/** Fields of the form, hidden ones too; a file is a question of its own at once. */
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'form :is(input:not([type="file"]), textarea, select)',
  ),
]

function change(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return void fireEvent.click(field)
  if (field instanceof HTMLSelectElement) {
    const other = [...field.options].find(({ value }) => value !== field.value)
    return void fireEvent.change(field, { target: { value: other?.value } })
  }
  // Valid or not, it is another question.
  fireEvent.change(field, { target: { value: field.value === jettonBody ? addressBoc : jettonBody } })
}

const mark = () => document.querySelector('[part~="tool-earlier"]')?.textContent ?? ''

afterEach(cleanup)

describe.each(Object.entries(tools))('%s', (name, { action, render: renderTool }) => {
  const kinds = name === 'CellInspector' ? (['result'] as const) : (['result', 'error'] as const)

  test.each(kinds)('marks the %s as earlier when any field changes, until the form asks again', (kind) => {
    render(renderTool(kind))
    const count = fields().length
    expect(count).toBeGreaterThan(0)
    cleanup()
    for (let place = 0; place < count; place++) {
      render(renderTool(kind))
      press(action)
      expect(mark(), `field ${place}, before`).toBe('')
      const shown = document.querySelector('[part~="tool-answer"]')?.textContent
      const field = fields()[place]
      if (field === undefined) throw new Error('The form lost a field.')
      change(field)
      expect(mark(), `field ${place}: ${field.outerHTML.slice(0, 80)}`).toContain(`This is the earlier ${kind}`)
      expect(document.querySelector('[part~="tool-answer"]')?.textContent, `field ${place}, answer`).toBe(shown)
      cleanup()
    }
  })
})

test('a get-method runner decodes a result as the method that was run, and names it', () => {
  render(tools['GetMethodRunner']?.render('result') ?? <i />)
  press('Run')
  fireEvent.change(screen.getByLabelText('Method'), { target: { value: 'get_jetton_data' } })
  expect(mark()).toContain('get_data(1)')
  fireEvent.change(screen.getByLabelText('Method'), { target: { value: 'get_data' } })
  expect(mark()).toBe('')
})

test('a result that was there before a question does not become its answer', () => {
  const calls: string[] = []
  const { rerender } = render(
    <FeeEstimate
      onEstimate={() => calls.push('asked')}
      result={feeResult}
      defaultAddress={showcase.wallet}
      defaultBody={oddBody}
    />,
  )
  fireEvent.change(screen.getByLabelText('Body'), { target: { value: jettonBody } })
  press('Estimate')
  expect(calls).toEqual(['asked'])
  expect(mark()).toContain(oddBody.slice(0, 20))
  rerender(
    <FeeEstimate
      onEstimate={() => {}}
      result={{ ...feeResult }}
      defaultAddress={showcase.wallet}
      defaultBody={oddBody}
    />,
  )
  expect(mark()).toBe('')
})
