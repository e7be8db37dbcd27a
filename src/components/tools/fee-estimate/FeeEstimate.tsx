'use client'
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { addressKey } from '../../../text/format/address.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import type { EstimateFeeResult } from '../../../service/rows/legacy.ts'
import { AddressField } from '../tool/AddressField.tsx'
import { Field } from '../tool/Field.tsx'
import { normalizeBoc } from '../tool/readInput.ts'
import { Address } from '../../values/address/Address.tsx'
import { Tool, type ToolStateProps } from '../tool/Tool.tsx'
import { useQuestion } from '../tool/useQuestion.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { FeeTable } from './FeeTable.tsx'

/** Message whose fees are estimated: parameters of `useEstimateFee`. */
export interface FeeRequest {
  /** Raw address of the account that receives the message. */
  readonly address: string
  /** Message body, a bag of cells in base64. */
  readonly body: string
  /** Code of an account to deploy, a bag of cells in base64. @default none */
  readonly init_code?: string | undefined
  /** Initial data of an account to deploy, a bag of cells in base64. @default none */
  readonly init_data?: string | undefined
  /** Skips the signature check. @default false */
  readonly ignore_chksig?: boolean | undefined
}

/** Props of {@link FeeEstimate}; the rest go to the `<section>`. */
export interface FeeEstimateProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>, ToolStateProps {
  /** Called when a reader submits the form, with valid values only. */
  readonly onEstimate: (question: FeeRequest) => void
  /** Result of the last request. @default none */
  readonly result?: EstimateFeeResult | null | undefined
  /** Initial address of the account, in any form. @default '' */
  readonly defaultAddress?: string | undefined
  /** Initial message body, base64 or hex. @default '' */
  readonly defaultBody?: string | undefined
}

/**
 * Form that estimates the fees of processing a message, fee by fee. Feed it from
 * {@link useEstimateFee}.
 */
export const FeeEstimate = forwardRef<HTMLElement, FeeEstimateProps>(function FeeEstimate(
  { onEstimate, result, defaultAddress, defaultBody, ...rest },
  ref,
) {
  const messages = useTexts('tool', toolMessages)
  const [address, setAddress] = useState(defaultAddress ?? '')
  const [body, setBody] = useState(defaultBody ?? '')
  const [code, setCode] = useState('')
  const [data, setData] = useState('')
  const [ignore, setIgnore] = useState(false)
  const [checked, setChecked] = useState(false)
  const key = addressKey(address.trim())
  const [bodyBoc, codeBoc, dataBoc] = [normalizeBoc(body), normalizeBoc(code), normalizeBoc(data)]
  const wrongBoc = (text: string, boc: string | undefined, needed: boolean) =>
    (text.trim() !== '' || (checked && needed)) && boc === undefined ? messages.invalidBoc : undefined
  const asking = {
    address: key ?? address,
    body: bodyBoc ?? body,
    code: codeBoc ?? code,
    data: dataBoc ?? data,
    ignore,
  }
  const question = useQuestion(asking, { result, error: rest.error })
  const ask = () => {
    setChecked(true)
    if (key === undefined || bodyBoc === undefined || wrongBoc(code, codeBoc, false) || wrongBoc(data, dataBoc, false))
      return
    question.ask(asking)
    onEstimate({
      address: key,
      body: bodyBoc,
      ...(codeBoc === undefined ? {} : { init_code: codeBoc }),
      ...(dataBoc === undefined ? {} : { init_data: dataBoc }),
      ...(ignore ? { ignore_chksig: true } : {}),
    })
  }
  const answer = typeof result === 'object' && result !== null ? result : undefined
  return (
    <Tool
      {...rest}
      ref={ref}
      kind="fee-estimate"
      title={messages.estimate}
      action={messages.estimateNow}
      onSubmit={ask}
      answered={answer !== undefined}
      earlier={question.isEarlier}
      question={
        <>
          <Address value={question.answered.address} />
          <bdi part="tool-hint tool-number">{plainText(question.answered.body, { maximum: 60 })}</bdi>
        </>
      }
      fields={
        <>
          <AddressField value={address} onValue={setAddress} checked={checked} />
          <Field
            label={messages.body}
            value={body}
            onValue={setBody}
            lines={3}
            hint={messages.bocHint}
            wrong={wrongBoc(body, bodyBoc, true)}
          />
          <details part="card-disclosure">
            <summary part="card-summary">{messages.deployment}</summary>
            <div part="tool-form">
              <Field
                label={messages.code}
                value={code}
                onValue={setCode}
                lines={2}
                optional={messages.optional}
                hint={messages.bocHint}
                wrong={wrongBoc(code, codeBoc, false)}
              />
              <Field
                label={messages.data}
                value={data}
                onValue={setData}
                lines={2}
                optional={messages.optional}
                hint={messages.bocHint}
                wrong={wrongBoc(data, dataBoc, false)}
              />
            </div>
          </details>
          <label part="tool-check">
            <input type="checkbox" checked={ignore} onChange={(event) => setIgnore(event.target.checked)} />
            {messages.ignoreSignature}
          </label>
        </>
      }
    >
      {answer !== undefined && <FeeTable result={answer} />}
    </Tool>
  )
})
