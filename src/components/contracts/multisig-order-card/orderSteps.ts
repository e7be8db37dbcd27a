import { addressKey } from '../../../format/address.ts'
import type { MessageComment } from '../../../format/comment.ts'
import { parseAmount } from '../../../model/amount.ts'
import type { MultisigMessages, OrderStepType } from '../../../format/messages/contracts.ts'
import { plainText } from '../../../model/text.ts'
import type { MultisigOrder, OrderAction } from '../../../schema/multisig.ts'
import type { CellSource } from '../../../ton/boc.ts'
import { parseBody } from '../../../ton/bodies.ts'
import type { Cell } from '../../../ton/cell.ts'
import { readComment } from '../../../ton/comment.ts'
import { parseOrder, type OrderStep } from '../../../ton/order.ts'

/** Names of the texts that name a step's facts. */
type StepTerm = {
  [Name in keyof MultisigMessages]: MultisigMessages[Name] extends string ? Name : never
}[keyof MultisigMessages]

/** What a step says besides where it goes. */
export type StepFact = { readonly term: StepTerm } & (
  | { readonly kind: 'accounts'; readonly addresses: readonly string[] }
  | { readonly kind: 'coins'; readonly amount: string }
  /** Of the jetton whose wallet the step goes to (`wallet`), or whose contract (`master`). */
  | { readonly kind: 'jettons'; readonly amount: string; readonly of: 'wallet' | 'master' }
  | { readonly kind: 'count'; readonly digits: string }
  | { readonly kind: 'text'; readonly text: string }
)

/** One thing that an order does, whoever read it. */
export interface StepView {
  readonly type: OrderStepType
  /** Where its message goes; undefined for a step without one. */
  readonly destination: string | null | undefined
  /** Nanotons. */
  readonly value: string | undefined
  readonly mode: number
  readonly deploys: boolean
  readonly facts: readonly StepFact[]
  readonly comment: MessageComment | undefined
  /** Body that nobody knows the layout of. */
  readonly body: CellSource | undefined
  /** Why it could not be read. */
  readonly error: string
}

/** All that an order does; `source` tells who read it. */
export interface OrderSteps {
  readonly source: 'service' | 'here'
  readonly steps: readonly StepView[]
}

type FactKind = 'account' | 'accounts' | 'coins' | 'wallet' | 'master' | 'count' | 'text'
type Shape = readonly (readonly [term: StepFact['term'], kind: FactKind, field: string])[]

/** What is said of each type, from the service's `parsed_body`. */
const shapes: Readonly<Record<OrderStepType, Shape>> = {
  ton_transfer: [],
  nft_transfer: [['newOwner', 'account', 'new_owner']],
  jetton_transfer: [
    ['amount', 'wallet', 'amount'],
    ['receiver', 'account', 'destination'],
  ],
  jetton_burn: [['amount', 'wallet', 'amount']],
  jetton_mint: [
    ['amount', 'master', 'master_msg_jetton_amount'],
    ['receiver', 'account', 'to_address'],
  ],
  jetton_top_up: [],
  jetton_change_admin: [['newAdmin', 'account', 'new_admin_address']],
  jetton_claim_admin: [],
  jetton_change_content: [['content', 'text', 'new_metadata_url']],
  jetton_call_to: [
    ['receiver', 'account', 'to_address'],
    ['coins', 'coins', 'ton_amount'],
    ['call', 'text', 'action_type'],
  ],
  jetton_set_status: [['status', 'count', 'new_status']],
  single_nominator_withdraw: [['coins', 'coins', 'coins']],
  single_nominator_change_validator: [['validator', 'account', 'validator_address']],
  vesting_internal_transfer: [
    ['receiver', 'account', 'destination'],
    ['coins', 'coins', 'value'],
  ],
  multisig_update_params: [
    ['threshold', 'count', 'new_threshold'],
    ['signers', 'accounts', 'new_signers'],
    ['proposers', 'accounts', 'new_proposers'],
  ],
  unknown: [],
}

/**
 * What an order does: as the service says where it was asked (`parse_actions`), else read from the
 * order itself; undefined when neither says.
 */
export function readOrderSteps({ actions, order_boc }: MultisigOrder): OrderSteps | undefined {
  if (Array.isArray(actions)) {
    return { source: 'service', steps: actions.filter(isObject).map(fromService) }
  }
  const steps = typeof order_boc === 'string' && order_boc !== '' ? parseOrder(order_boc) : null
  return steps === null ? undefined : { source: 'here', steps: steps.map(fromCells) }
}

function fromService(action: OrderAction): StepView {
  const { parsed_body_type, parsed_body, destination, value, body_raw, send_mode } = action
  const type = Object.hasOwn(shapes, parsed_body_type) ? (parsed_body_type as OrderStepType) : 'unknown'
  const fields = isObject(parsed_body) ? parsed_body : {}
  return {
    type,
    destination: destination ?? undefined,
    value: value ?? undefined,
    mode: typeof send_mode === 'number' ? send_mode : 0,
    deploys: false,
    facts: readFacts(shapes[type], fields),
    comment: commentOf(fields),
    body: type === 'unknown' ? (body_raw ?? undefined) : undefined,
    error: plainText(action.error, { maximum: 200 }),
  }
}

function fromCells(step: OrderStep): StepView {
  const nothing = { destination: undefined, value: undefined, mode: 0, deploys: false, facts: [], comment: undefined, body: undefined, error: '' }
  if (step.type === 'unknown') return { ...nothing, type: 'unknown', body: step.cell }
  if (step.type === 'update') {
    const fields = { new_threshold: step.threshold, new_signers: step.signers, new_proposers: step.proposers }
    return { ...nothing, type: 'multisig_update_params', facts: readFacts(shapes.multisig_update_params, fields) }
  }
  const { destination, value, mode, deploys, body } = step
  const sent = { ...nothing, destination, value, mode, deploys }
  const comment = body.bitLength === 0 ? undefined : ownComment(body)
  if (comment !== undefined || body.bitLength === 0) return { ...sent, type: 'ton_transfer', comment }
  const read = parseBody(body)
  if (read?.name !== 'jetton_transfer' && read?.name !== 'jetton_burn' && read?.name !== 'nft_transfer') {
    return { ...sent, type: 'unknown', body }
  }
  const payload = 'forward_payload' in read.fields ? read.fields.forward_payload : null
  const forwarded = payload === null ? undefined : ownComment(payload)
  return { ...sent, type: read.name, facts: readFacts(shapes[read.name], read.fields), comment: forwarded }
}

function readFacts(shape: Shape, fields: Readonly<Record<string, unknown>>): readonly StepFact[] {
  return shape.flatMap(([term, kind, field]): readonly StepFact[] => {
    const value = fields[field]
    if (kind === 'account' || kind === 'accounts') {
      const list = Array.isArray(value) ? (value as unknown[]) : [value]
      // `0:` is how the service writes that there is no address.
      const addresses = list.filter((each): each is string => addressKey(each) !== undefined)
      return [{ term, kind: 'accounts', addresses }]
    }
    if (kind === 'text') return typeof value === 'string' && value !== '' ? [{ term, kind, text: value }] : []
    if (kind === 'count') return Number.isSafeInteger(value) ? [{ term, kind, digits: String(value) }] : []
    if (parseAmount(value) === undefined) return []
    const amount = String(value)
    return [kind === 'coins' ? { term, kind, amount } : { term, kind: 'jettons', amount, of: kind }]
  })
}

/** Comment of a `parsed_body`; the service leaves the four zero bytes of its opcode in front. */
function commentOf(fields: Readonly<Record<string, unknown>>): MessageComment | undefined {
  if (fields['encrypted'] === true || fields['encrypted_comment'] === true) return { type: 'encrypted', text: '' }
  const text = plainText(fields['comment'], { maximum: 1000, lines: true })
  return text === '' ? undefined : { type: 'text', text }
}

function ownComment(body: Cell): MessageComment | undefined {
  const comment = readComment(body)
  if (comment === null) return undefined
  if (comment.type === 'text') return { type: 'text', text: comment.text }
  return { type: comment.type === 'encrypted' ? 'encrypted' : 'undecoded', text: '' }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
