import '../../../src/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DecodeTool } from '../../../src/components/tools/decode-tool/DecodeTool.tsx'
import { FeeEstimate } from '../../../src/components/tools/fee-estimate/FeeEstimate.tsx'
import { defineAbi } from '../../../src/abi/abi.ts'
import { AbiRegistry } from '../../../src/abi/registry.ts'
import { GetMethodRunner, type GetMethodRunnerProps } from '../../../src/components/tools/get-method-runner/GetMethodRunner.tsx'
import { SendBoc } from '../../../src/components/tools/send-boc/SendBoc.tsx'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'
import { russian } from '../../../src/locales/ru.ts'
import { showcase } from '../../../stories/chain/index.json'
import {
  addressBoc,
  decodeResult,
  feeResult,
  internalMessage,
  jettonBody,
  methodResult,
  oddBody,
  signedMessage,
} from '../../fixtures/tools.ts'
import { describeComponent } from '../../helpers/describeComponent.tsx'

const nothing = () => {}
const user = userEvent.setup({ delay: null })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const paste = (label: string, text: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const entries = (kind?: string) =>
  [...document.querySelectorAll(`[part~="tool-entry"]${kind === undefined ? '' : `[data-kind="${kind}"]`}`)].map(
    ({ textContent }) => textContent,
  )

afterEach(cleanup)

describeComponent({
  name: 'GetMethodRunner',
  component: GetMethodRunner,
  part: 'get-method-runner',
  props: { onRun: nothing, result: methodResult, defaultAddress: showcase.jettonMaster, defaultMethod: 'get_jetton_data' },
  entities: ['result'],
  failed: { result: undefined },
  stateAttribute: 'data-state',
  // Malformed values are shown as raw data.
  allowed: /^(?:null|undefined)$/,
})

describeComponent({
  name: 'FeeEstimate',
  component: FeeEstimate,
  part: 'fee-estimate',
  props: { onEstimate: nothing, result: feeResult, defaultAddress: showcase.wallet, defaultBody: oddBody },
  entities: ['result'],
  failed: { result: undefined },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'SendBoc',
  component: SendBoc,
  part: 'send-boc',
  props: { onSend: nothing, defaultBoc: signedMessage, result: { message_hash: 'M2cPGDCjDJhzQIDqwnmxmg4x3LqWLR+j6kWjrGmS0zE=', message_hash_norm: null } },
  entities: ['result'],
  failed: { result: undefined },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'DecodeTool',
  component: DecodeTool,
  part: 'decode-tool',
  props: { onDecode: nothing, result: decodeResult, defaultText: `0x0f8a7ea5\n${oddBody}\n0x00012345` },
  entities: ['result'],
  failed: { result: undefined },
  stateAttribute: 'data-state',
})

describe('GetMethodRunner with an ABI', () => {
  const abi = defineAbi({
    name: 'Vault',
    getMethods: {
      get_share: { parameters: { owner: 'address', amount: 'coins', is_locked: 'bool', limit: 'uint8' }, returns: 'Share', description: 'Share of an owner' },
      get_list: { parameters: { items: 'array<int>' }, returns: 'int' },
    },
    types: { Share: { fields: { owner: 'address', total: 'coins' } } },
    errors: { 77: 'The vault is closed' },
    addresses: [showcase.jettonMaster],
  })
  const contracts = new AbiRegistry([{ name: 'mine', abis: [abi] }])
  const show = (props: Partial<GetMethodRunnerProps> = {}) => {
    const onRun = vi.fn()
    const { rerender } = render(<GetMethodRunner onRun={onRun} defaultAddress={showcase.jettonMaster} defaultMethod="get_share" {...props} />, {
      wrapper: ({ children }) => <DisplayProvider contracts={contracts}>{children}</DisplayProvider>,
    })
    return { onRun, rerender }
  }

  test('offers the methods of the contract, and fields for its arguments', () => {
    const { onRun } = show()
    expect([...document.querySelectorAll('datalist option')].map((option) => option.textContent)).toContain('get_share')
    expect(screen.getByText('Share of an owner')).toBeTruthy()
    paste('owner: address', showcase.wallet)
    paste('amount: coins', '1.5')
    fireEvent.change(screen.getByLabelText('is_locked: bool'), { target: { value: 'true' } })
    paste('limit: uint8', '0x10')
    press('Run')
    expect(onRun).toHaveBeenCalledExactlyOnceWith(
      {
        address: showcase.jettonMaster,
        method: 'get_share',
        stack: [
          { type: 'slice', value: expect.stringMatching(/^te6cc/) as string },
          { type: 'num', value: '1500000000' },
          { type: 'num', value: '-1' },
          { type: 'num', value: '16' },
        ],
      },
      'service',
    )
  })

  test.each([
    ['owner: address', 'EQbroken', 'owner: enter an address'],
    ['amount: coins', '1.0000000001', 'amount: enter an amount, such as 1.5'],
    ['limit: uint8', 'ten', 'limit: enter an integer, decimal or 0x…'],
  ])('names the argument that is wrong: %s', (label, text, error) => {
    const { onRun } = show()
    paste(label, text)
    expect(screen.getByText(error)).toBeTruthy()
    press('Run')
    expect(onRun).not.toHaveBeenCalled()
  })

  test('names the argument that is too large for its type', () => {
    const { onRun } = show()
    for (const [label, text] of [['owner: address', showcase.wallet], ['amount: coins', '1'], ['limit: uint8', '256']] as const) paste(label, text)
    fireEvent.change(screen.getByLabelText('is_locked: bool'), { target: { value: 'false' } })
    press('Run')
    expect(screen.getByText(/get_share\.limit: .*uint8/)).toBeTruthy()
    expect(onRun).not.toHaveBeenCalled()
  })

  test('takes arguments by type where a field cannot', () => {
    show({ defaultMethod: 'get_list' })
    expect(screen.getByRole('button', { name: 'Add argument' })).toBeTruthy()
  })

  test('shows the result by its fields, and the words of the contract for an exit code', () => {
    const stack = [{ type: 'slice', value: addressBoc }, { type: 'num', value: '0x77359400' }]
    const { rerender } = show({ result: { gas_used: 1, exit_code: 0, stack } })
    expect(screen.getByText('Total').closest('dt')?.nextElementSibling?.textContent).toBe('2000000000')
    rerender(<GetMethodRunner onRun={nothing} defaultAddress={showcase.jettonMaster} result={{ gas_used: 1, exit_code: 77, stack: [] }} />)
    expect(screen.getByText('The vault is closed')).toBeTruthy()
  })

  test('runs where the reader chooses, and shows where the result is from', () => {
    const onSourceChange = vi.fn()
    const { onRun } = show({ defaultMethod: 'seqno', sources: ['vm', 'service'], onSourceChange, result: methodResult, origin: { source: 'vm', asOf: 1_700_000_000 } })
    expect(document.querySelector('[part~="origin-badge"]')?.getAttribute('data-source')).toBe('vm')
    fireEvent.change(screen.getByLabelText('Run on'), { target: { value: 'service' } })
    expect(onSourceChange).toHaveBeenCalledExactlyOnceWith('service')
    press('Run')
    expect(onRun.mock.calls[0]?.[1]).toBe('service')
  })

  test('keeps earlier calls, each of which fills the form again', async () => {
    const { onRun } = show({ defaultMethod: 'seqno' })
    press('Run')
    paste('Method', 'get_public_key')
    press('Run')
    press('Run')
    await user.click(screen.getByText('Earlier calls'))
    const past = screen.getAllByRole('button').filter(({ textContent }) => textContent === 'seqno' || textContent === 'get_public_key')
    expect(past.map(({ textContent }) => textContent)).toEqual(['get_public_key', 'seqno'])
    await user.click(past[1] as HTMLElement)
    expect(screen.getByLabelText<HTMLInputElement>('Method').value).toBe('seqno')
    expect(onRun).toHaveBeenCalledTimes(3)
  })

  test('follows the call of a page, and tells which call the reader chooses', async () => {
    const onCallChange = vi.fn()
    const first = { address: showcase.jettonMaster, method: 'get_wallet_address', stack: [{ type: 'num' as const, value: '5' }] }
    const field = () => screen.getByLabelText<HTMLInputElement>('Method').value
    const { rerender } = render(<GetMethodRunner onRun={nothing} call={first} onCallChange={onCallChange} />)
    expect([field(), screen.getByLabelText<HTMLInputElement>('Argument 1').value]).toEqual(['get_wallet_address', '5'])
    paste('Method', 'seqno')
    press('Remove argument 1')
    press('Run')
    const second = { address: showcase.jettonMaster, method: 'seqno', stack: [] }
    expect(onCallChange.mock.calls).toEqual([[second]])
    rerender(<GetMethodRunner onRun={nothing} call={second} onCallChange={onCallChange} />)
    expect(field()).toBe('seqno')
    // Back to the address before.
    rerender(<GetMethodRunner onRun={nothing} call={{ ...first, stack: [...first.stack] }} onCallChange={onCallChange} />)
    expect([field(), screen.getByLabelText<HTMLInputElement>('Argument 1').value]).toEqual(['get_wallet_address', '5'])
    await user.click(screen.getByText('Earlier calls'))
    await user.click(screen.getByRole('button', { name: 'seqno' }))
    expect(onCallChange).toHaveBeenCalledTimes(2)
    expect(field()).toBe('seqno')
  })

  test('keeps the named arguments when the page hands the call back', () => {
    const onCallChange = vi.fn()
    const { rerender } = show({ onCallChange })
    paste('owner: address', showcase.wallet)
    paste('amount: coins', '1.5')
    fireEvent.change(screen.getByLabelText('is_locked: bool'), { target: { value: 'true' } })
    paste('limit: uint8', '7')
    press('Run')
    rerender(<GetMethodRunner onRun={nothing} onCallChange={onCallChange} call={onCallChange.mock.calls[0]?.[0]} />)
    expect(screen.getByLabelText<HTMLInputElement>('amount: coins').value).toBe('1.5')
  })

  test('begins with the arguments of a link', () => {
    const { onRun } = show({ defaultMethod: 'get_wallet_address', defaultStack: [{ type: 'num', value: '5' }] })
    press('Run')
    expect(onRun.mock.calls[0]?.[0]).toMatchObject({ method: 'get_wallet_address', stack: [{ type: 'num', value: '5' }] })
  })
})

describe('GetMethodRunner', () => {
  test('sends typed arguments in the order of the form', async () => {
    const onRun = vi.fn()
    render(<GetMethodRunner onRun={onRun} defaultAddress={showcase.jettonMaster} />)
    await user.type(screen.getByLabelText('Method'), 'get_wallet_address')
    for (const [at, [type, text]] of [['num', '-0x2a'], ['address', showcase.wallet], ['cell', oddBody]].entries()) {
      press('Add argument')
      fireEvent.change(screen.getByLabelText(`Type of argument ${at + 1}`), { target: { value: type } })
      paste(`Argument ${at + 1}`, text ?? '')
    }
    await user.type(screen.getByLabelText('Method'), '{Enter}')
    expect(onRun).toHaveBeenCalledExactlyOnceWith({
      address: showcase.jettonMaster,
      method: 'get_wallet_address',
      stack: [
        { type: 'num', value: '-42' },
        { type: 'slice', value: expect.stringMatching(/^te6cc/) },
        { type: 'cell', value: oddBody },
      ],
    }, 'service')
  })

  test.each(['1.5', '1,5', '0x', 'ten', String(2n ** 256n), ''])('sends no request while an argument is not a number: %j', (text) => {
    const onRun = vi.fn()
    render(<GetMethodRunner onRun={onRun} defaultAddress={showcase.jettonMaster} defaultMethod="seqno" />)
    press('Add argument')
    paste('Argument 1', text)
    press('Run')
    expect(onRun).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Argument 1').getAttribute('aria-invalid')).toBe('true')
    press('Remove argument 1')
    press('Run')
    expect(onRun).toHaveBeenCalledExactlyOnceWith({ address: showcase.jettonMaster, method: 'seqno', stack: [] }, 'service')
  })

  test('shows numbers of any size in full', () => {
    const value = `-0x${'f'.repeat(64)}`
    render(<GetMethodRunner onRun={nothing} result={{ gas_used: 1, exit_code: 0, stack: [{ type: 'num', value }] }} />)
    expect(entries('number')[0]).toContain(`-${2n ** 256n - 1n}`)
  })

  test('finds the address in a slice, and opens tuples', () => {
    render(<GetMethodRunner onRun={nothing} result={methodResult} />)
    expect(document.querySelector('[data-kind="slice"] [part~="address"]')?.getAttribute('data-address')).toBe(showcase.wallet)
    expect(entries('tuple')[0]).toContain('42')
  })

  test('shows a value that does not match its type as raw data', () => {
    render(<GetMethodRunner onRun={nothing} result={{ gas_used: 1, exit_code: 0, stack: [{ type: 'num', value: addressBoc }] }} />)
    expect(entries('unreadable')).toHaveLength(1)
  })

  test.each([
    [0, 'Success'],
    [1, 'Success'],
    [11, 'Failed'],
    [-14, 'Failed'],
  ])('a contract that ended with %i is called %s', (exit_code, word) => {
    render(<GetMethodRunner onRun={nothing} result={{ gas_used: 1, exit_code, stack: [] }} />)
    expect(document.querySelector('[part~="status-badge-label"]')?.textContent).toBe(word)
  })
})

describe('FeeEstimate', () => {
  test('converts hex to base64, and leaves empty fields out of the request', () => {
    const onEstimate = vi.fn()
    render(<FeeEstimate onEstimate={onEstimate} defaultAddress={showcase.wallet} />)
    const bytes = Uint8Array.from(atob(oddBody), (letter) => letter.codePointAt(0) ?? 0)
    paste('Body', [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
    press('Estimate')
    expect(onEstimate).toHaveBeenCalledExactlyOnceWith({ address: showcase.wallet, body: oddBody })
  })

  test('sends no request with code that is not a bag of cells', () => {
    const onEstimate = vi.fn()
    render(<FeeEstimate onEstimate={onEstimate} defaultAddress={showcase.wallet} defaultBody={oddBody} />)
    paste('Code (optional)', 'te6')
    press('Estimate')
    expect(onEstimate).not.toHaveBeenCalled()
  })

  test('adds up exactly, and shows no total if a fee is unknown', () => {
    const fees = { in_fwd_fee: 1, storage_fee: Number.MAX_SAFE_INTEGER, gas_fee: 1, fwd_fee: 2 }
    render(<FeeEstimate onEstimate={nothing} result={{ source_fees: fees, destination_fees: [{ ...fees, gas_fee: 2 ** 60 }] }} />)
    const sums = [...document.querySelectorAll('tr:last-child td')].map(({ textContent }) => textContent)
    expect(sums).toEqual(['9,007,199.254740995 TON', '—'])
  })
})

describe('SendBoc', () => {
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

  test('a double click sends once, and so does Enter after it', () => {
    const onSend = vi.fn()
    render(<SendBoc onSend={onSend} defaultBoc={signedMessage} />)
    const form = button().form
    fireEvent.submit(form as HTMLFormElement)
    fireEvent.submit(form as HTMLFormElement)
    fireEvent.click(button())
    expect(onSend).toHaveBeenCalledExactlyOnceWith(signedMessage)
    expect(button().disabled).toBe(true)
  })

  test('two clicks before a render send once', () => {
    const onSend = vi.fn()
    render(<SendBoc onSend={onSend} defaultBoc={signedMessage} />)
    const form = button().form as HTMLFormElement
    form.requestSubmit()
    form.requestSubmit()
    expect(onSend).toHaveBeenCalledOnce()
  })

  test('can be sent again after a failure, once for each failure', () => {
    const onSend = vi.fn()
    const { rerender } = render(<SendBoc onSend={onSend} defaultBoc={signedMessage} />)
    fireEvent.click(button())
    rerender(<SendBoc onSend={onSend} defaultBoc={signedMessage} error={new Error('first')} />)
    fireEvent.click(button())
    fireEvent.click(button())
    expect(onSend).toHaveBeenCalledTimes(2)
    expect(button().disabled).toBe(true)
  })

  test('the same message in another encoding counts as the same', () => {
    const onSend = vi.fn()
    render(<SendBoc onSend={onSend} defaultBoc={signedMessage} />)
    fireEvent.click(button())
    paste('Signed message', ` ${signedMessage.replaceAll('+', '-').replaceAll('/', '_')}\n`)
    expect(button().disabled).toBe(true)
    fireEvent.submit(button().form as HTMLFormElement)
    expect(onSend).toHaveBeenCalledOnce()
  })

  test('shows the destination before sending', () => {
    render(<SendBoc onSend={nothing} defaultBoc={signedMessage} />)
    expect(document.querySelector('[data-fact="to"] [part~="address"]')?.getAttribute('data-address')).toBe(showcase.wallet)
  })

  test.each([
    [internalMessage, 'Only external messages can be sent'],
    [signedMessage.slice(0, -8), 'Invalid BOC'],
    [oddBody, 'Only external messages can be sent'],
  ])('refuses what is no message from outside', (boc, words) => {
    const onSend = vi.fn()
    render(<SendBoc onSend={onSend} defaultBoc={boc} />)
    fireEvent.submit(button().form as HTMLFormElement)
    expect(onSend).not.toHaveBeenCalled()
    expect(screen.getByText(words)).toBeTruthy()
  })
})

describe('refusals of a node', () => {
  const refusal = (kind: string, text: string) => ({ name: 'HttpError', kind, text })
  const notAccepted = 'cannot apply external message to current state : External message was not accepted'

  test('are explained, with the meaning of the exit code', () => {
    render(<SendBoc onSend={nothing} defaultBoc={signedMessage} error={refusal('server', `${notAccepted}\nexitcode=33, steps=23`)} />)
    const said = screen.getByRole('alert').textContent
    expect(said).toContain('The contract rejected the message. Exit code 33: wrong seqno')
    expect(said).not.toContain('Failed to load')
  })

  test('are explained in the language of the page', () => {
    render(
      <DisplayProvider locale="ru" messages={russian}>
        <SendBoc onSend={nothing} defaultBoc={signedMessage} error={refusal('server', `${notAccepted}, exitcode=136`)} />
      </DisplayProvider>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Контракт отклонил сообщение. Код завершения 136: срок сообщения истёк.')
  })

  test.each([
    ['rateLimited', 'too many requests', 'Too many requests. Wait a moment and try again.'],
    ['server', 'something new', 'The service is having problems. Try again later.'],
  ])('is not made up from other errors: %s', (kind, text, words) => {
    render(<SendBoc onSend={nothing} defaultBoc={signedMessage} error={refusal(kind, text)} />)
    expect(screen.getByRole('alert').textContent).toContain(words)
  })

  test('a failed get-method is explained in the language of the page', () => {
    render(
      <DisplayProvider locale="ru" messages={russian}>
        <GetMethodRunner onRun={nothing} result={{ ...methodResult, exit_code: 11 }} />
      </DisplayProvider>,
    )
    expect(document.querySelector('[data-fact="exit-code"]')?.textContent).toContain('у контракта нет такого get-метода')
  })
})

describe('DecodeTool', () => {
  test('requests opcodes and bodies separately, and assigns the results to their lines', () => {
    const onDecode = vi.fn()
    const { rerender } = render(<DecodeTool onDecode={onDecode} />)
    paste('Opcodes and bodies', `0F8A7EA5\n${oddBody}\n\nnonsense!\n4294967294\n-3`)
    press('Decode')
    expect(onDecode).toHaveBeenCalledExactlyOnceWith({ opcodes: ['0x0f8a7ea5', '0xfffffffe', '0xfffffffd'], bodies: [oddBody] })
    rerender(<DecodeTool onDecode={onDecode} result={{ opcodes: ['jetton_transfer', 'excess', 'unknown'], bodies: [{ '@type': 'pool_ping', query_id: '9' }] }} />)
    expect(entries('opcode')).toEqual(['0F8A7EA5Jetton transfer', '4294967294Excess', '-3Unknown opcode'])
    expect(entries('body')[0]).toContain('Pool ping')
    expect(entries('unreadable')[0]).toContain('Not an opcode or BOC')
  })

  test('decodes standard bodies by itself', () => {
    render(<DecodeTool defaultText={jettonBody} />)
    expect(entries('body')[0]).toContain('Jetton transfer')
    expect(entries('body')[0]).toContain('grant')
    expect(entries('body')[0]).toContain('Decoded in this browser')
  })

  test('does not take the result of one request for that of the next', () => {
    const result = { opcodes: ['excess'], bodies: [] }
    const { rerender } = render(<DecodeTool onDecode={nothing} defaultText="0xd53276db" result={result} />)
    paste('Opcodes and bodies', '0x00012345')
    press('Decode')
    expect(entries('opcode')[0]).toContain('Unknown opcode')
    rerender(<DecodeTool onDecode={nothing} defaultText="0xd53276db" result={{ opcodes: ['pool_ping'], bodies: [] }} />)
    expect(entries('opcode')[0]).toContain('Pool ping')
  })

  test('shows the body itself if the service cannot decode it', () => {
    render(<DecodeTool onDecode={nothing} defaultText={oddBody} result={{ opcodes: [], bodies: [{ error: 'unknown: no parser' }] }} />)
    expect(entries('body')[0]).toContain('Not decoded')
  })

  test('requests at most a thousand of each kind', () => {
    const onDecode = vi.fn()
    render(<DecodeTool onDecode={onDecode} defaultText={'0x1\n'.repeat(1001)} />)
    fireEvent.submit(screen.getByRole<HTMLButtonElement>('button', { name: 'Decode' }).form as HTMLFormElement)
    expect(onDecode).not.toHaveBeenCalled()
    expect(screen.getByText('Up to 1,000 opcodes and 1,000 bodies at a time')).toBeTruthy()
  })
})
