import { type ReactElement, useState } from 'react'
import {
  cardState,
  ConfigTable,
  DecodeTool,
  type DecodeRequest,
  FeeEstimate,
  findUnchangedSince,
  GetMethodRunner,
  type GetMethodRequest,
  type GetMethodRunnerProps,
  type GetMethodSource,
  type MethodArgument,
  SendBoc,
  skipToken,
  TransactionPreview,
  useAccountStates,
  useDecodePost,
  useEstimateFee,
  useRunGetMethod,
  useSendMessage,
  useTransactionPreview,
  useTransactions,
} from 'tonlens'
import { Tabs } from '../../shell/Layout.tsx'
import { useLocalVm } from '../../connection/localVm.ts'
import { useRouter } from '../../shell/router.ts'
import { Cells } from './Cells.tsx'

/** Tools: inspect cells, run get-methods, estimate fees, send messages, decode. Sending needs a live node. */
export function ToolsPage({ id: current }: { readonly id: string }): ReactElement {
  const { hrefOf } = useRouter()
  return (
    <>
      <h1>Tools</h1>
      <Tabs
        label="Tools"
        current={current}
        hrefOf={(name) => hrefOf('tools', name)}
        tabs={{
          cells: { title: 'Cells', content: <Cells /> },
          decode: { title: 'Decode', content: <Decode /> },
          method: { title: 'Get-method', content: <LinkedMethod /> },
          fees: { title: 'Fees', content: <Fees /> },
          send: { title: 'Send', content: <Send /> },
          config: { title: 'Parameters', content: <Config /> },
        }}
      />
    </>
  )
}

function Decode(): ReactElement {
  const [question, setQuestion] = useState<DecodeRequest>()
  const query = useDecodePost(question ?? skipToken)
  return <DecodeTool loading={query.isFetching} error={query.error} result={query.data} onDecode={setQuestion} />
}

interface MethodProps extends Pick<GetMethodRunnerProps, 'call' | 'onCallChange' | 'defaultAddress' | 'methods' | 'codeHash'> {}

/** The get-method that the address of the page names. */
function LinkedMethod(): ReactElement {
  const { route, go } = useRouter()
  return <Method call={readCall(route.tab)} onCallChange={({ address, method, stack }) => go('tools', 'method', JSON.stringify([address, method, ...stack.map(({ type, value }) => [type, value])]))} />
}

/** Reads a call from an address; undefined if it names none. */
function readCall(text: string): GetMethodRequest | undefined {
  try {
    const [address, method, ...stack] = JSON.parse(text) as [unknown, unknown, ...[MethodArgument['type'], string][]]
    if (typeof address !== 'string' || typeof method !== 'string') return undefined
    return { address, method, stack: stack.map(([type, value]) => ({ type, value })) }
  } catch {
    return undefined
  }
}

/** Runs a get-method in this browser or on a node; on the page of an account, with the methods of its contract to choose from. */
export function Method({ call, onCallChange, ...props }: MethodProps): ReactElement {
  const [source, setSource] = useState<GetMethodSource>('vm')
  const [own, setOwn] = useState<GetMethodRequest>()
  const asked = onCallChange === undefined ? own : call
  const local = useLocalVm()
  const query = useRunGetMethod(asked ?? skipToken, source === 'vm' ? { client: local?.client } : {})
  return (
    <GetMethodRunner
      {...props}
      sources={local === undefined ? undefined : sources}
      loading={query.isFetching}
      error={query.error}
      result={query.data}
      origin={query.origin}
      call={call}
      onCallChange={onCallChange}
      source={source}
      onSourceChange={setSource}
      onRun={setOwn}
    />
  )
}

const sources: readonly GetMethodSource[] = ['vm', 'service']

function Fees(): ReactElement {
  const { mutate, isPending, error, data } = useEstimateFee({ client: useLocalVm()?.client })
  return <FeeEstimate loading={isPending} error={error} result={data} onEstimate={(question) => mutate(question)} />
}

/** Sends a message, with a preview of it that turns into what happened. */
function Send(): ReactElement {
  const { mutate, isPending, error, data } = useSendMessage()
  const [message, setMessage] = useState<string>()
  const [sent, setSent] = useState<string>()
  const local = useLocalVm()
  const { preview } = useTransactionPreview(message ?? skipToken, { client: local?.client, sent: sent === message ? sent : undefined })
  return (
    <>
      <SendBoc loading={isPending} error={error} result={data} onMessage={setMessage} onSend={(boc) => mutate({ boc }, { onSuccess: () => setSent(boc) })} />
      {message !== undefined && <TransactionPreview {...preview} />}
    </>
  )
}

/** The configuration contract of the known networks. */
const configContract = `-1:${'5'.repeat(64)}`

function Config(): ReactElement {
  const query = useAccountStates({ address: [configContract], include_boc: true })
  const state = query.data?.accounts[0]
  const changes = useTransactions(state === undefined ? skipToken : { account: [configContract], limit: 100, sort: 'desc' })
  const since = typeof state?.data_hash === 'string' ? findUnchangedSince(changes.data?.transactions ?? [], state.data_hash) : undefined
  return <ConfigTable {...cardState(query)} data={query.data === undefined ? undefined : (state?.data_boc ?? null)} unchangedSince={since} />
}
