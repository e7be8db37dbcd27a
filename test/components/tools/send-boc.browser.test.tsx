import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SendBoc } from '../../../src/components/tools/send-boc/SendBoc.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { russian } from '../../../src/entries/locales/ru.ts'
import { showcase } from '../../../stories/chain/index.json'
import { internalMessage, oddBody, signedMessage } from '../../fixtures/tools.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { paste } from '../../helpers/tools.ts'

const nothing = () => {}

afterEach(cleanup)

describeComponent({
  name: 'SendBoc',
  component: SendBoc,
  part: 'send-boc',
  props: {
    onSend: nothing,
    defaultBoc: signedMessage,
    result: { message_hash: 'M2cPGDCjDJhzQIDqwnmxmg4x3LqWLR+j6kWjrGmS0zE=', message_hash_norm: null },
  },
  entities: ['result'],
  door: false,
  failed: { result: undefined },
  stateAttribute: 'data-state',
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
    expect(document.querySelector('[data-fact="to"] [part~="address"]')?.getAttribute('data-address')).toBe(
      showcase.wallet,
    )
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
    render(
      <SendBoc
        onSend={nothing}
        defaultBoc={signedMessage}
        error={refusal('server', `${notAccepted}\nexitcode=33, steps=23`)}
      />,
    )
    const said = screen.getByRole('alert').textContent
    expect(said).toContain('The contract rejected the message. Exit code 33: wrong seqno')
    expect(said).not.toContain('Couldn’t load')
  })

  test('are explained in the language of the page', () => {
    render(
      <DisplayProvider locale="ru" messages={russian}>
        <SendBoc
          onSend={nothing}
          defaultBoc={signedMessage}
          error={refusal('server', `${notAccepted}, exitcode=136`)}
        />
      </DisplayProvider>,
    )
    expect(screen.getByRole('alert').textContent).toBe(
      'Контракт отклонил сообщение. Код выхода 136: срок сообщения истёк.',
    )
  })

  test.each([
    ['rateLimited', 'too many requests', 'Too many requests. Wait a moment and try again.'],
    ['server', 'something new', 'The service is having problems. Try again later.'],
  ])('is not made up from other errors: %s', (kind, text, words) => {
    render(<SendBoc onSend={nothing} defaultBoc={signedMessage} error={refusal(kind, text)} />)
    expect(screen.getByRole('alert').textContent).toContain(words)
  })
})
