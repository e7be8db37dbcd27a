import '../../../src/components/styles/index.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FeeEstimate } from '../../../src/components/tools/fee-estimate/FeeEstimate.tsx'
import { showcase } from '../../../stories/chain/index.json'
import { feeResult, oddBody } from '../../fixtures/tools.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { paste, press } from '../../helpers/tools.ts'

const nothing = () => {}

afterEach(cleanup)

describeComponent({
  name: 'FeeEstimate',
  component: FeeEstimate,
  part: 'fee-estimate',
  props: { onEstimate: nothing, result: feeResult, defaultAddress: showcase.wallet, defaultBody: oddBody },
  entities: ['result'],
  door: false,
  failed: { result: undefined },
  stateAttribute: 'data-state',
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
    render(
      <FeeEstimate
        onEstimate={nothing}
        result={{ source_fees: fees, destination_fees: [{ ...fees, gas_fee: 2 ** 60 }] }}
      />,
    )
    const sums = [...document.querySelectorAll('tr:last-child td')].map(({ textContent }) => textContent)
    expect(sums).toEqual(['9,007,199.254740995 GRAM', '—'])
  })
})
