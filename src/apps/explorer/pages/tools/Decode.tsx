import { type ReactElement, useState } from 'react'
import { type DecodeRequest, DecodeTool, useDecodePost } from 'tonlens/contracts'
import { useRouteQuery } from '../../shell/router.ts'
import { Example } from './Example.tsx'
import { maxLinkLength } from './toolInput.ts'

/** Decodes opcodes and bodies, which the URL holds one a line. */
export function Decode(): ReactElement {
  const [{ text = '' }, setQuery] = useRouteQuery()
  const [question, setQuestion] = useState(() => readQuestion(text))
  const [example, setExample] = useState(0)
  const query = useDecodePost(question)
  const decode = (asked: DecodeRequest) => {
    const lines = [...(asked.opcodes ?? []), ...(asked.bodies ?? [])].join('\n')
    setQuestion(asked)
    setQuery({ text: lines.length > maxLinkLength ? undefined : lines })
  }
  return (
    <>
      <Example
        onLoad={(newest) => {
          const message = newest
            .map(({ in_msg }) => in_msg)
            .find((each) => typeof each?.opcode === 'string' && each.message_content?.body != null)
          const body = message?.message_content?.body
          if (typeof message?.opcode !== 'string' || body == null) return false
          decode({ opcodes: [message.opcode], bodies: [body] })
          setExample(example + 1)
          return true
        }}
      />
      <DecodeTool
        key={example}
        defaultText={text}
        loading={query.isFetching}
        error={query.error}
        result={query.data}
        onDecode={decode}
      />
    </>
  )
}

/** Reads what a link asks for: opcodes begin with 0x. */
function readQuestion(text: string): DecodeRequest | undefined {
  const lines = text.split('\n').filter((line) => line !== '')
  if (lines.length === 0) return undefined
  const isOpcode = (line: string) => /^0x[\da-f]{1,8}$/i.test(line)
  const [opcodes, bodies] = [lines.filter(isOpcode), lines.filter((line) => !isOpcode(line))]
  // The service takes no empty list.
  return { ...(opcodes.length > 0 && { opcodes }), ...(bodies.length > 0 && { bodies }) }
}
