import type { Message } from '../../rows/message.ts'
import { byHash, byTime, deliveryLt, isMessageFor, messages as messages12, type MessagesParams } from '../messages.ts'
import { ascending, bothDirections, compareDecimals, inOrder } from '../order.ts'
import { isTimed } from '../requests/filter.ts'
import { checkLimit, checkSort, readSort } from '../requests/page.ts'
import { Refusal } from '../requests/refusal.ts'
import { defineRule } from '../rule.ts'

/** Messages from outside have no time of creation: their delivery counts. */
const byLt = bothDirections(
  inOrder(
    ascending<Message, string>((row) => row.created_lt ?? deliveryLt(row), compareDecimals),
    byHash,
  ),
)

/** GET /messages */
export const messages = defineRule<MessagesParams, Message>({
  ...messages12,
  refuse(params) {
    if (params.hash !== undefined && params.msg_hash !== undefined) {
      throw new Refusal(422, 'cannot use both legacy and new message hashes')
    }
    checkSort(params.sort)
    checkLimit(params)
    const direction: string | undefined = params.direction
    if (direction !== undefined && direction !== 'in' && direction !== 'out') {
      // The service does not look at the word; its database does.
      throw new Refusal(500, `ERROR: invalid input value for enum msg_direction: "${direction}" (SQLSTATE 22P02)`)
    }
  },
  matches: (params) => isMessageFor(params, ({ created_lt }) => created_lt),
  order: (params) => (isTimed(params) ? byTime : byLt)[readSort(params)],
})
