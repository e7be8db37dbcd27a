'use client'
import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { addressKey } from '../../../text/format/address.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import type { RunGetMethodResult } from '../../../service/rows/legacy.ts'
import type { ShownOrigin } from '../../../text/format/mirror.ts'
import { AddressField } from '../tool/AddressField.tsx'
import { Field } from '../tool/Field.tsx'
import { Tool, type ToolStateProps } from '../tool/Tool.tsx'
import { readAbiArguments } from './abiArguments.ts'
import { AbiArgumentFields } from './AbiArgumentFields.tsx'
import { ArgumentFields } from './ArgumentFields.tsx'
import { addCall, callKey, CallHistory, type PastCall } from './CallHistory.tsx'
import { readWritten, writtenArguments, type MethodArgument, type WrittenArgument } from './methodArguments.ts'
import { MethodResult } from './MethodResult.tsx'
import { AskedCall, describeCall } from './AskedCall.tsx'
import { useQuestion } from '../tool/useQuestion.ts'
import { useContract, useDeclaredMethod } from './useDeclaredMethod.ts'

/** Get-method to run: parameters of `useRunGetMethod`. */
export interface GetMethodRequest {
  /** Raw address of the contract. */
  readonly address: string
  /** Name of the get-method. */
  readonly method: string
  /** Arguments. */
  readonly stack: MethodArgument[]
}

/** Place where a get-method runs: the local VM of `tonlens/vm`, or a node of the service. */
export type GetMethodSource = 'vm' | 'service'

/** Props of {@link GetMethodRunner}; the rest go to the `<section>`. */
export interface GetMethodRunnerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>, ToolStateProps {
  /** Called when a reader submits the form, with valid values only. */
  readonly onRun: (call: GetMethodRequest, source: GetMethodSource) => void
  /** Result of the last request. @default none */
  readonly result?: RunGetMethodResult | null | undefined
  /** Source of the result, and the time of the state that it was run on. @default none */
  readonly origin?: ShownOrigin | undefined
  /**
   * Call in the form, such as the one that the address of a page names; another one fills the form anew.
   * @default the reader's
   */
  readonly call?: GetMethodRequest | null | undefined
  /** Called with the call that the reader runs, or takes from the earlier ones. */
  readonly onCallChange?: ((call: GetMethodRequest) => void) | undefined
  /** Initial address of the contract, in any form. @default '' */
  readonly defaultAddress?: string | undefined
  /** Initial name of the get-method. @default '' */
  readonly defaultMethod?: string | undefined
  /** Arguments of the first call, such as those that the address of a page names. @default none */
  readonly defaultStack?: readonly MethodArgument[] | undefined
  /** Methods to suggest besides those of the contract's ABI; any other can be entered, too. @default none */
  readonly methods?: readonly string[] | undefined
  /** Hash of the contract's code, by which its ABI is found. @default the ABI is found by address and interfaces */
  readonly codeHash?: string | undefined
  /** Places between which the reader can choose. @default ['service'] */
  readonly sources?: readonly GetMethodSource[] | undefined
  /** Chosen place. @default the reader's choice */
  readonly source?: GetMethodSource | undefined
  /** Place that is chosen at first. @default the first of `sources` */
  readonly defaultSource?: GetMethodSource | undefined
  /** Called with the place that the reader chooses. */
  readonly onSourceChange?: ((source: GetMethodSource) => void) | undefined
}

/** Methods that the field suggests at once: the first that contain what was typed. */
const shownMethods = 100
const serviceOnly: readonly GetMethodSource[] = ['service']
const noTexts: Readonly<Record<string, string>> = {}

/**
 * Form that runs a get-method of a contract. Methods, arguments and results have the names and types of the
 * contract's ABI where the display's `contracts` have one; for other methods the arguments are entered by type.
 * Feed it from {@link useRunGetMethod}.
 */
export const GetMethodRunner = forwardRef<HTMLElement, GetMethodRunnerProps>(function GetMethodRunner(
  {
    onRun,
    result,
    origin,
    call: given,
    onCallChange,
    defaultAddress,
    defaultMethod,
    defaultStack,
    methods = [],
    codeHash,
    sources = serviceOnly,
    source: givenSource,
    defaultSource,
    onSourceChange,
    ...rest
  },
  ref,
) {
  const { contracts, nativeCoin } = useDisplay()
  const messages = useTexts('tool', toolMessages)
  const [address, setAddress] = useState(given?.address ?? defaultAddress ?? '')
  const [method, setMethod] = useState(given?.method ?? defaultMethod ?? '')
  const [written, setWritten] = useState<readonly WrittenArgument[]>(() =>
    writtenArguments(given?.stack ?? defaultStack),
  )
  const [texts, setTexts] = useState(noTexts)
  const [checked, setChecked] = useState(false)
  const [calls, setCalls] = useState<readonly PastCall[]>([])
  const [ownSource, setOwnSource] = useState(defaultSource)
  const wanted = given == null ? undefined : callKey(given)
  const [calling, setCalling] = useState({ given: wanted, shown: wanted })
  const fill = (call: PastCall) => {
    setAddress(call.address)
    setMethod(call.method)
    setWritten(call.written)
    setTexts(call.texts)
    setChecked(false)
  }
  const places: readonly GetMethodSource[] = (
    Array.isArray(sources) ? (sources as readonly GetMethodSource[]) : serviceOnly
  ).filter((each) => each === 'vm' || each === 'service')
  const source = givenSource ?? ownSource ?? places[0] ?? 'service'
  const asking = describeCall({ address, method, written, texts, source })
  const question = useQuestion(asking, { result, error: rest.error })
  if (wanted !== calling.given) {
    setCalling({ given: wanted, shown: wanted })
    // The call that the form has shown since it was chosen keeps the names of the ABI.
    if (given != null && wanted !== calling.shown) {
      const call = { ...given, written: writtenArguments(given.stack), texts: noTexts }
      fill(call)
      question.replace(describeCall({ ...call, source }))
    }
  }
  const choose = (call: GetMethodRequest) => {
    setCalling({ given: wanted, shown: callKey(call) })
    onCallChange?.(call)
  }
  const id = useId()
  const key = addressKey(address.trim())
  const contract = useContract(key, codeHash)
  const name = method.trim()
  const answeredContract = useContract(question.answered.address, codeHash)
  const { declared, hint, fields: ownFields } = useDeclaredMethod(contract, name)
  // Given arguments are entries of the stack, which have no names.
  const fields = written.length > 0 ? undefined : ownFields
  const names = [...new Set([...declared, ...(Array.isArray(methods) ? methods : [])])].filter(
    (each) => typeof each === 'string',
  )
  const suggested = names.filter((each) => each.includes(name)).slice(0, shownMethods)

  const { stack, refusal } =
    fields === undefined
      ? { stack: readWritten(written) }
      : readAbiArguments(
          fields,
          texts,
          nativeCoin.decimals,
          (values) => contract && contracts?.writeStack?.(contract, name, values),
        )
  const ask = () => {
    setChecked(true)
    if (key === undefined || name === '' || stack === undefined) return
    const call = { address: key, method: name, stack: [...stack] }
    setCalls((before) => addCall(before, { ...call, written, texts }))
    question.ask(asking)
    choose(call)
    onRun(call, source)
  }
  const answer = typeof result === 'object' && result !== null ? result : undefined
  return (
    <Tool
      {...rest}
      ref={ref}
      kind="get-method-runner"
      title={messages.runner}
      action={messages.run}
      onSubmit={ask}
      answered={answer !== undefined}
      earlier={question.isEarlier}
      question={<AskedCall call={question.answered} />}
      fields={
        <>
          <AddressField value={address} onValue={setAddress} checked={checked} />
          <Field
            label={messages.method}
            value={method}
            onValue={(next) => {
              setMethod(next)
              setTexts(noTexts)
              setChecked(false)
            }}
            hint={hint === undefined ? undefined : <bdi>{hint}</bdi>}
            wrong={checked && name === '' ? messages.missingMethod : undefined}
            list={names.length > 0 ? id : undefined}
          />
          {names.length > 0 && (
            <datalist id={id}>
              {suggested.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </datalist>
          )}
          {fields === undefined ? (
            <ArgumentFields list={written} onList={setWritten} checked={checked} />
          ) : (
            fields.length > 0 && (
              <AbiArgumentFields
                fields={fields}
                texts={texts}
                onText={(field, text) => setTexts({ ...texts, [field]: text })}
                checked={checked}
              />
            )
          )}
          {refusal !== undefined && <p part="tool-hint">{refusal.message}</p>}
          {places.length > 1 && (
            <label part="tool-field">
              <span part="card-term">{messages.runOn}</span>
              <select
                part="tool-input"
                value={source}
                onChange={(event) => {
                  const next = event.target.value as GetMethodSource
                  setOwnSource(next)
                  onSourceChange?.(next)
                }}
              >
                {places.map((each) => (
                  <option key={each} value={each}>
                    {messages.places[each]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <CallHistory
            calls={calls}
            onChoose={(call) => {
              fill(call)
              // The application runs a call that it controls.
              if (onCallChange !== undefined) question.ask(describeCall({ ...call, source }))
              choose({ address: call.address, method: call.method, stack: call.stack })
            }}
          />
        </>
      }
    >
      {answer !== undefined && (
        <MethodResult result={answer} contract={answeredContract} method={question.answered.method} origin={origin} />
      )}
    </Tool>
  )
})
