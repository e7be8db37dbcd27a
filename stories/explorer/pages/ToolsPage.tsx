import { type ReactElement, useState } from 'react'
import {
  DecodeTool,
  type DecodeRequest,
  FeeEstimate,
  GetMethodRunner,
  type GetMethodRequest,
  SendBoc,
  skipToken,
  useDecodePost,
  useEstimateFee,
  useRunGetMethod,
  useSendMessage,
} from 'tonlens'
import { Tabs } from '../Layout.tsx'
import { useRouter } from '../router.ts'

/** Tools: run get-methods, estimate fees, send messages, decode. All but decoding need a live node. */
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
          decode: { title: 'Decode', content: <Decode /> },
          method: { title: 'Get-method', content: <Method /> },
          fees: { title: 'Fees', content: <Fees /> },
          send: { title: 'Send', content: <Send /> },
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

/** Runs a get-method; on the page of an account, with the methods of its contract to choose from. */
export function Method(props: { readonly defaultAddress?: string; readonly methods?: readonly string[] }): ReactElement {
  const [call, setCall] = useState<GetMethodRequest>()
  const query = useRunGetMethod(call ?? skipToken)
  return (
    <GetMethodRunner {...props} loading={query.isFetching} error={query.error} result={query.data} onRun={setCall} />
  )
}

function Fees(): ReactElement {
  const { mutate, isPending, error, data } = useEstimateFee()
  return <FeeEstimate loading={isPending} error={error} result={data} onEstimate={(question) => mutate(question)} />
}

function Send(): ReactElement {
  const { mutate, isPending, error, data } = useSendMessage()
  return <SendBoc loading={isPending} error={error} result={data} onSend={(boc) => mutate({ boc })} />
}
