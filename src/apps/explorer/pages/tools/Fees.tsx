import { type ReactElement, useState } from 'react'
import { FeeEstimate, type FeeRequest, useEstimateFee } from 'tonlens/contracts'
import { useLocalVm } from '../../connection/connection.ts'
import { useRouteQuery } from '../../shell/router.ts'
import { Example } from './Example.tsx'
import { maxLinkLength, useRunError } from './toolInput.ts'

/** Estimates the fees of a message, whose recipient and body the URL holds. */
export function Fees(): ReactElement {
  const { mutate, isPending, error, data } = useEstimateFee({ client: useLocalVm()?.client })
  const [{ address = '', body = '' }, setQuery] = useRouteQuery()
  const [example, setExample] = useState(0)
  const keep = (asked: Pick<FeeRequest, 'address' | 'body'>) =>
    setQuery({ address: asked.address, body: asked.body.length > maxLinkLength ? undefined : asked.body })
  return (
    <>
      <Example
        onLoad={(newest) => {
          const found = newest.find(
            ({ in_msg }) => in_msg?.source != null && in_msg.message_content?.body != null && in_msg.opcode != null,
          )
          const content = found?.in_msg?.message_content?.body
          if (found === undefined || content == null) return false
          keep({ address: found.account, body: content })
          setExample(example + 1)
          return true
        }}
      />
      <FeeEstimate
        key={example}
        defaultAddress={address}
        defaultBody={body}
        loading={isPending}
        error={useRunError(error)}
        result={data}
        onEstimate={(asked) => {
          keep(asked)
          mutate(asked)
        }}
      />
    </>
  )
}
