import { type ReactElement, useState } from 'react'
import {
  DecodeTool,
  type DecodeQuestion,
  FeeEstimate,
  GetMethodRunner,
  type MethodCall,
  SendBoc,
  skipToken,
  useDecodePost,
  useEstimateFee,
  useRunGetMethod,
  useSendMessage,
} from 'tonlens'
import { Tabs } from '../Layout.tsx'
import { useRouter } from '../router.ts'

/** Ask a contract, estimate, send, decode. All but decoding needs a live node. */
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
  const [question, setQuestion] = useState<DecodeQuestion>()
  const query = useDecodePost(question ?? skipToken)
  return <DecodeTool running={query.isFetching} error={query.error ?? undefined} result={query.data} onDecode={setQuestion} />
}

/** Asks a contract; also on the page of an account, with its own methods to choose from. */
export function Method(props: { readonly address?: string; readonly methods?: readonly string[] }): ReactElement {
  const [call, setCall] = useState<MethodCall>()
  const query = useRunGetMethod(call ?? skipToken)
  return (
    <GetMethodRunner {...props} running={query.isFetching} error={query.error ?? undefined} result={query.data} onRun={setCall} />
  )
}

function Fees(): ReactElement {
  const { mutate, isPending, error, data } = useEstimateFee()
  return <FeeEstimate running={isPending} error={error ?? undefined} result={data} onEstimate={(question) => mutate(question)} />
}

function Send(): ReactElement {
  const { mutate, isPending, error, data } = useSendMessage()
  return <SendBoc running={isPending} error={error ?? undefined} result={data} onSend={(boc) => mutate({ boc })} />
}
