import { type ReactElement, useEffect, useState } from 'react'
import {
  type GetMethodRequest,
  GetMethodRunner,
  type GetMethodRunnerProps,
  type GetMethodSource,
  type MethodArgument,
  useRunGetMethod,
} from 'tonlens/contracts'
import type { RunGetMethodAtResult, RunGetMethodResult } from 'tonlens'
import { readStackPairs, useRunGetMethodAt } from 'tonlens/ledger'
import { PageMoment, useMoment } from '../../shell/MomentFields.tsx'
import { useLocalVm } from '../../connection/connection.ts'
import { useRouter } from '../../shell/router.ts'
import { Example } from './Example.tsx'
import { useRunError } from './toolInput.ts'

interface MethodProps extends Pick<
  GetMethodRunnerProps,
  'call' | 'onCallChange' | 'defaultAddress' | 'methods' | 'codeHash'
> {}

/** The get-method that the URL names. */
export function LinkedMethod(): ReactElement {
  const { route, go } = useRouter()
  const open = ({ address, method, stack }: GetMethodRequest) =>
    go('tools', 'method', JSON.stringify([address, method, ...stack.map(({ type, value }) => [type, value])]))
  return (
    <>
      <Example
        onLoad={(newest) => {
          // Accounts that take messages from outside are wallets, nearly always.
          const wallet = newest.find(({ in_msg }) => in_msg !== null && in_msg.source === null)?.account
          if (wallet !== undefined) open({ address: wallet, method: 'seqno', stack: [] })
          return wallet !== undefined
        }}
      />
      <Method call={readCall(route.tab)} onCallChange={open} />
    </>
  )
}

/** Reads a call from a URL; undefined if it names none. */
function readCall(text: string): GetMethodRequest | undefined {
  try {
    const [address, method, ...stack] = JSON.parse(text) as [unknown, unknown, ...[MethodArgument['type'], string][]]
    if (typeof address !== 'string' || typeof method !== 'string') return undefined
    return { address, method, stack: stack.map(([type, value]) => ({ type, value })) }
  } catch {
    return undefined
  }
}

/** The last call that a reader ran, and where. */
interface Ran {
  readonly call?: GetMethodRequest
  readonly source: GetMethodSource
}

/**
 * Runs a get-method in this browser or on a node; on the page of an account, with the methods of its contract to choose
 * from.
 */
export function Method({ call, onCallChange, ...props }: MethodProps): ReactElement {
  const [source, setSource] = useState<GetMethodSource>('vm')
  // A link runs its call where a reader would, who has not chosen.
  const [ran, setRan] = useState<Ran>({ source })
  const asked = (onCallChange === undefined ? ran.call : call) ?? undefined
  const local = useLocalVm()
  const moment = useMoment()
  const place = ran.source === 'vm' ? { client: local?.client } : {}
  const current = useRunGetMethod(moment === undefined ? asked : undefined, place)
  const past = useRunGetMethodAt(asked, moment, { ...place, select: readResult })
  const query = moment === undefined ? current : past
  const { refetch } = query
  const key = JSON.stringify(asked)
  useEffect(() => {
    // Every press runs the call, also one whose result is cached; a request for it that is on its way is enough.
    if (ran.call !== undefined && JSON.stringify(ran.call) === key) void refetch({ cancelRefetch: false })
  }, [ran, key, refetch])
  return (
    <>
      <PageMoment />
      <GetMethodRunner
        {...props}
        sources={local === undefined ? undefined : sources}
        loading={query.isFetching}
        error={useRunError(query.error)}
        result={query.data}
        origin={query.origin}
        call={call}
        onCallChange={onCallChange}
        source={source}
        onSourceChange={setSource}
        onRun={(next, chosen) => setRan({ call: next, source: chosen })}
      />
    </>
  )
}

/** Returns a result of API v2 in the form of API v3. */
function readResult({ gas_used, exit_code, stack }: RunGetMethodAtResult): RunGetMethodResult {
  return { gas_used, exit_code, stack: [...readStackPairs(stack)] }
}

const sources: readonly GetMethodSource[] = ['vm', 'service']
