import { describe, expect, test } from 'vitest'
import { HttpError, InvalidParamsError } from '../../../src/sources/client/errors.ts'
import { errorMessages } from '../../../src/text/en/errors.ts'
import { AddressFormatError, BocFormatError } from '../../../src/ton/cells/errors.ts'
import { AttributeError } from '../../../src/widgets/elements/attributes.ts'
import { describeError } from '../../../src/components/states/error-state/describeError.ts'

describe('refusals of the emulate service', () => {
  test.each([
    ['EmulationExternalNotAccepted: 33', 'notAccepted'],
    ['emulation failed: EmulationExternalNotAccepted: -14', 'notAccepted'],
    ["Can't deserialize message boc", 'notEmulated'],
    ['Account is not a known wallet', 'notEmulated'],
    ['Unsupported wallet type: 2', 'notEmulated'],
  ])('%s is said in words, and not offered to be tried again', (text, kind) => {
    expect(describeError(new HttpError('/emulateTrace', 500, 'invalid', text))).toMatchObject({
      kind,
      canRetry: false,
      detail: text,
    })
  })

  test('other failures of a service stay its own', () => {
    const error = new HttpError(
      '/emulateTrace',
      500,
      'server',
      'failed to receive result from emulator channel: timeout',
    )
    expect(describeError(error)).toMatchObject({ kind: 'server', canRetry: true })
  })
})

describe('errors that no request can mend', () => {
  test.each([
    ['notSent', new InvalidParamsError('transactions', [{ path: ['account'], message: 'is missing' }])],
    ['attribute', new AttributeError('address', 'is missing.')],
    ['malformed', new BocFormatError('length', 5)],
    ['malformed', new AddressFormatError('checksum')],
  ])('%s is neither said to come from the service nor offered to be tried again', (kind, error) => {
    const described = describeError(error)
    expect(described).toMatchObject({ kind, canRetry: false })
    expect(errorMessages[described.kind]).not.toMatch(/service|try again/i)
  })
})
