'use client'
import { forwardRef, useId, useMemo, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { addressKey } from '../../../format/address.ts'
import { formatCount } from '../../../format/count.ts'
import { statusMessages } from '../../../locales/en/failures.ts'
import { toolMessages } from '../../../locales/en/tools.ts'
import type { RunGetMethodResult } from '../../../schema/legacy.ts'
import { exitCodeReason } from '../../../model/exitCodes.ts'
import { readText } from '../../../model/rows.ts'
import { Facts } from '../../states/card/Facts.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { AddressField } from '../tool/AddressField.tsx'
import { Field } from '../tool/Field.tsx'
import { Tool, type ToolStateProps } from '../tool/Tool.tsx'
import { ArgumentFields } from './ArgumentFields.tsx'
import { readArgument, type MethodArgument, type WrittenArgument } from './methodArguments.ts'
import { parseStackEntry } from './stackView.ts'
import { StackList } from './StackList.tsx'

/** Get-method to run: parameters of `useRunGetMethod`. */
export interface GetMethodRequest {
  /** Raw address of the contract. */
  readonly address: string
  /** Name of the get-method. */
  readonly method: string
  /** Arguments. */
  readonly stack: MethodArgument[]
}

/** Props of {@link GetMethodRunner}; the rest go to the `<section>`. */
export interface GetMethodRunnerProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    ToolStateProps {
  /** Called when a reader submits the form, with valid values only. */
  readonly onRun: (call: GetMethodRequest) => void
  /** Result of the last request. @default none */
  readonly result?: RunGetMethodResult | null | undefined
  /** Initial address of the contract, in any form. @default '' */
  readonly defaultAddress?: string | undefined
  /** Initial name of the get-method. @default '' */
  readonly defaultMethod?: string | undefined
  /** Methods to suggest; any other can be entered, too. @default none */
  readonly methods?: readonly string[] | undefined
}

/** Methods that the field suggests at once: the first that contain what was typed. */
const shownMethods = 100

/**
 * Form that runs a get-method of a contract, with typed arguments and a typed result stack. Feed it
 * from {@link useRunGetMethod}.
 */
export const GetMethodRunner = forwardRef<HTMLElement, GetMethodRunnerProps>(function GetMethodRunner(
  { onRun, result, defaultAddress, defaultMethod, methods = [], ...rest },
  ref,
) {
  const messages = useMessages('tool', toolMessages)
  const [address, setAddress] = useState(readText(defaultAddress))
  const [method, setMethod] = useState(readText(defaultMethod))
  const [written, setWritten] = useState<readonly WrittenArgument[]>([])
  const [checked, setChecked] = useState(false)
  const id = useId()
  const key = addressKey(address.trim())
  const stack = written.map(({ kind, text }) => readArgument(kind, text)).filter((each) => each !== undefined)
  const name = method.trim()
  const suggested = methods.filter((each) => each.includes(name)).slice(0, shownMethods)
  const ask = () => {
    setChecked(true)
    if (key !== undefined && name !== '' && stack.length === written.length) onRun({ address: key, method: name, stack })
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
      fields={
        <>
          <AddressField value={address} onValue={setAddress} checked={checked} />
          <Field
            label={messages.method}
            value={method}
            onValue={setMethod}
            wrong={checked && name === '' ? messages.missingMethod : undefined}
            list={methods.length > 0 ? id : undefined}
          />
          {methods.length > 0 && (
            <datalist id={id}>
              {suggested.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </datalist>
          )}
          <ArgumentFields list={written} onList={setWritten} checked={checked} />
        </>
      }
    >
      {answer !== undefined && <MethodResult result={answer} />}
    </Tool>
  )
})

function MethodResult({ result }: { readonly result: RunGetMethodResult }): ReactElement {
  const { locale } = useDisplay()
  const messages = useMessages('tool', toolMessages)
  const { reasons } = useMessages('status', statusMessages)
  const { exit_code, gas_used } = result
  // Exit code 1 is the alternative success code.
  const done = exit_code === 0 || exit_code === 1
  const entries = useMemo(() => (Array.isArray(result.stack) ? result.stack : []).map((entry: unknown) => parseStackEntry(entry)), [result.stack])
  const reason = done || typeof exit_code !== 'number' ? undefined : exitCodeReason(exit_code)
  return (
    <>
      <div>
        <StatusBadge status={done ? 'success' : 'failed'} label={done ? messages.succeeded : messages.failed} />
      </div>
      <Facts
        loading={false}
        facts={[
          {
            id: 'exit-code',
            term: messages.exitCode,
            value: (
              <>
                <bdi>{formatCount(exit_code, locale)}</bdi>
                {reason !== undefined && <span part="card-note">{reasons[reason]}</span>}
              </>
            ),
          },
          { id: 'gas', term: messages.gas, value: <bdi>{formatCount(gas_used, locale)}</bdi> },
        ]}
      />
      <p part="card-heading">{messages.stack}</p>
      {entries.length === 0 ? (
        <p part="card-note">{messages.emptyStack}</p>
      ) : (
        <StackList items={entries} />
      )}
    </>
  )
}
