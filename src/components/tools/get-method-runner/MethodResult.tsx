import { useMemo, type ReactElement } from 'react'
import type { KnownContract } from '../../../ton/abi/decoders.ts'
import type { AbiValue } from '../../../ton/abi/run.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { describeAbiFields, describeAbiValue } from '../../../text/bodies/abiFields.ts'
import type { BodyField } from '../../../text/bodies/decoded.ts'
import { formatCount } from '../../../text/format/count.ts'
import type { ShownOrigin } from '../../../text/format/mirror.ts'
import { statusMessages } from '../../../text/en/transactions/failures.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import { getMethodReason } from '../../../meaning/outcome/exitCodes.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { RunGetMethodResult } from '../../../service/rows/legacy.ts'
import { Facts } from '../../states/card/Facts.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { useSteps } from '../../parts/useSteps.ts'
import { OriginBadge } from '../../states/mirror-status/OriginBadge.tsx'
import { FieldList } from '../../values/decoded-body/FieldList.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { parseStackInSteps } from './stackView.ts'
import { StackList } from './StackList.tsx'

interface MethodResultProps {
  readonly result: RunGetMethodResult
  readonly contract: KnownContract | undefined
  readonly method: string
  readonly origin: ShownOrigin | undefined
}

/** Outcome of a call: exit code, gas, the fields of its result by an ABI, and the stack. */
export function MethodResult({ result, contract, method, origin }: MethodResultProps): ReactElement {
  const { locale, contracts } = useDisplay()
  const messages = useTexts('tool', toolMessages)
  const { reasons } = useTexts('status', statusMessages)
  const { exit_code, gas_used } = result
  // Exit code 1 is the alternative success code.
  const done = exit_code === 0 || exit_code === 1
  const stack = useMemo(() => (Array.isArray(result.stack) ? result.stack : []), [result.stack])
  const parsing = useSteps(useMemo(() => () => parseStackInSteps(stack), [stack]))
  const entries = parsing.status === 'done' ? parsing.result : undefined
  const reading = useMemo(
    () => (done && contract !== undefined ? contracts?.readStack?.(contract, method, stack) : undefined),
    [done, contracts, contract, method, stack],
  )
  const declared = contract === undefined ? undefined : contracts?.getMethods?.(contract)
  const returns = declared !== undefined && Object.hasOwn(declared, method) ? (declared[method]?.returns ?? '') : ''
  const own = done || typeof exit_code !== 'number' ? undefined : contracts?.exitCode(contract, exit_code)
  const reason = done || typeof exit_code !== 'number' ? undefined : getMethodReason(exit_code)
  const words = own === undefined ? reason && reasons[reason] : plainText(own, { maximum: 200 })
  return (
    <>
      <div part="tool-outcome">
        <StatusBadge status={done ? 'success' : 'failed'} label={done ? messages.succeeded : messages.failed} />
        <OriginBadge origin={origin} />
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
                {words !== undefined && (
                  <span part="card-note">
                    <bdi>{words}</bdi>
                  </span>
                )}
              </>
            ),
          },
          { id: 'gas', term: messages.gas, value: <bdi>{formatCount(gas_used, locale)}</bdi> },
        ]}
      />
      {reading !== undefined && stack.length > 0 && (
        <>
          <p part="card-heading">{messages.decodedResult}</p>
          <div part="decoded-body" data-source="here">
            <FieldList fields={describeResult(reading.value, returns)} />
          </div>
        </>
      )}
      <p part="card-heading">{messages.stack}</p>
      {stack.length === 0 && <p part="card-note">{messages.emptyStack}</p>}
      {stack.length > 0 &&
        (entries === undefined ? (
          <p aria-busy="true">
            <Skeleton like="0: 1000000000" />
          </p>
        ) : (
          <StackList items={entries} />
        ))}
    </>
  )
}

/**
 * Fields of a result. A bare value has no name: its type stands for one, and tells that a number is an amount, but not
 * of which coin.
 */
function describeResult(value: AbiValue, returns: string): readonly BodyField[] {
  if (returns === 'coins') return [{ name: returns, value: describeAbiValue(value, 'amount') }]
  return describeAbiFields(value).fields.map((field) => (field.name === '' ? { ...field, name: returns } : field))
}
