import type { Message } from '../../service/rows/message.ts'
import { parseBody } from '../../ton/facts/bodies.ts'
import { readComment } from '../../ton/facts/comment.ts'
import { readRawAddress } from '../../ton/cells/address.ts'
import type { TraceModel } from './model.ts'

/** Account to which another one sends something. */
export interface Recipient {
  /** Raw address. */
  readonly account: string
  /** Whether a comment goes with it, which the recipient may need to know for whom it is. */
  readonly hasComment: boolean
}

/**
 * Lists to whom an account sends coins, jettons and NFTs in a trace: the destinations of its messages; of transfers of
 * tokens, which go to a contract of the token, the recipients that they name.
 * @param owner Raw address.
 */
export function listRecipients(trace: TraceModel, owner: string): readonly Recipient[] {
  return trace.transactions.flatMap(({ account, out_msgs }) =>
    account === owner ? out_msgs.flatMap((message) => readRecipient(message) ?? []) : [],
  )
}

function readRecipient({ destination, message_content: content }: Message): Recipient | undefined {
  const body = content?.body ?? ''
  const token = parseBody(body)
  const [to, comment] =
    token?.name === 'jetton_transfer'
      ? [token.fields.destination, token.fields.forward_payload]
      : token?.name === 'nft_transfer'
        ? [token.fields.new_owner, token.fields.forward_payload]
        : [destination, body]
  const account = to === null ? undefined : readRawAddress(to)
  return account === undefined ? undefined : { account, hasComment: comment !== null && readComment(comment) !== null }
}
