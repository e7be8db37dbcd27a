import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DecodeTool } from '../../../src/components/tools/decode-tool/DecodeTool.tsx'
import { decodeResult, jettonBody, oddBody } from '../../fixtures/tools.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { paste, press, readEntries } from '../../helpers/tools.ts'

const nothing = () => {}

afterEach(cleanup)

describeComponent({
  name: 'DecodeTool',
  component: DecodeTool,
  part: 'decode-tool',
  props: { onDecode: nothing, result: decodeResult, defaultText: `0x0f8a7ea5\n${oddBody}\n0x00012345` },
  entities: ['result'],
  door: false,
  failed: { result: undefined },
  stateAttribute: 'data-state',
})

describe('DecodeTool', () => {
  test('asks for no empty list, which the service refuses', () => {
    const onDecode = vi.fn()
    render(<DecodeTool onDecode={onDecode} defaultText="0xd53276db" />)
    press('Decode')
    expect(onDecode).toHaveBeenCalledExactlyOnceWith({ opcodes: ['0xd53276db'] })
  })

  test('requests opcodes and bodies separately, and assigns the results to their lines', () => {
    const onDecode = vi.fn()
    const { rerender } = render(<DecodeTool onDecode={onDecode} />)
    paste('Opcodes and bodies', `0F8A7EA5\n${oddBody}\n\nnonsense!\n4294967294\n-3`)
    press('Decode')
    expect(onDecode).toHaveBeenCalledExactlyOnceWith({
      opcodes: ['0x0f8a7ea5', '0xfffffffe', '0xfffffffd'],
      bodies: [oddBody],
    })
    rerender(
      <DecodeTool
        onDecode={onDecode}
        result={{
          opcodes: ['jetton_transfer', 'excess', 'unknown'],
          bodies: [{ '@type': 'pool_ping', query_id: '9' }],
        }}
      />,
    )
    expect(readEntries('opcode')).toEqual(['0F8A7EA5Jetton transfer', '4294967294Excess', '-3Unknown opcode'])
    expect(readEntries('body')[0]).toContain('Pool ping')
    expect(readEntries('unreadable')[0]).toContain('Not an opcode or BOC')
  })

  test('decodes standard bodies by itself', () => {
    render(<DecodeTool defaultText={jettonBody} />)
    expect(readEntries('body')[0]).toContain('Jetton transfer')
    expect(readEntries('body')[0]).toContain('grant')
    expect(readEntries('body')[0]).toContain('Decoded in this browser')
  })

  test('does not take the result of one request for that of the next', () => {
    const result = { opcodes: ['excess'], bodies: [] }
    const { rerender } = render(<DecodeTool onDecode={nothing} defaultText="0xd53276db" result={result} />)
    paste('Opcodes and bodies', '0x00012345')
    press('Decode')
    expect(readEntries('opcode')[0]).toContain('Unknown opcode')
    rerender(<DecodeTool onDecode={nothing} defaultText="0xd53276db" result={{ opcodes: ['pool_ping'], bodies: [] }} />)
    expect(readEntries('opcode')[0]).toContain('Pool ping')
  })

  test('shows the body itself if the service cannot decode it', () => {
    render(
      <DecodeTool
        onDecode={nothing}
        defaultText={oddBody}
        result={{ opcodes: [], bodies: [{ error: 'unknown: no parser' }] }}
      />,
    )
    expect(readEntries('body')[0]).toContain('Not decoded')
  })

  test('requests at most a thousand of each kind', () => {
    const onDecode = vi.fn()
    render(<DecodeTool onDecode={onDecode} defaultText={'0x1\n'.repeat(1001)} />)
    fireEvent.submit(screen.getByRole<HTMLButtonElement>('button', { name: 'Decode' }).form as HTMLFormElement)
    expect(onDecode).not.toHaveBeenCalled()
    expect(screen.getByText('Up to 1,000 opcodes and 1,000 bodies at a time')).toBeTruthy()
  })
})
