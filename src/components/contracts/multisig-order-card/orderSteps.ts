import { addressKey } from '../../../text/format/address.ts'
import type { MessageComment } from '../../../text/bodies/comment.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { OrderStepType } from '../../../text/en/contracts/contracts.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { MultisigOrder, OrderAction } from '../../../service/rows/contracts/multisig.ts'
import type { CellSource } from '../../../ton/cells/boc.ts'
import { parseBody } from '../../../ton/facts/bodies.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { readComment } from '../../../ton/facts/comment.ts'
import { parseOrder, type OrderStep } from '../../../ton/facts/order.ts'

/** Keys of the messages that can label a fact. */
type StepTerm = {
  [Name in keyof Texts['multisig']]: Texts['multisig'][Name] extends string ? Name : never
}[keyof Texts['multisig']]

/** A fact of a step besides its recipient and value. */
export type StepFact = { readonly term: StepTerm } & (
  | { readonly kind: 'accounts'; readonly addresses: readonly string[] }
  | { readonly kind: 'coins'; readonly amount: string }
  /** An amount of the jetton whose wallet (`wallet`) or master (`master`) receives the message. */
  | { readonly kind: 'jettons'; readonly amount: string; readonly of: 'wallet' | 'master' }
  | { readonly kind: 'count'; readonly digits: string }
  | { readonly kind: 'text'; readonly text: string }
)

/** One action of an order. */
export interface StepView {
  readonly type: OrderStepType
  /** Recipient of its message; undefined for an action without a message. */
  readonly destination: string | null | undefined
  /** Value of its message, nanograms. */
  readonly value: string | undefined
  /** Send mode, a bit mask. */
  readonly mode: number
  /** Whether the message carries the recipient's initial state. */
  readonly deploys: boolean
  readonly facts: readonly StepFact[]
  readonly comment: MessageComment | undefined
  /** Body of unknown layout. */
  readonly body: CellSource | undefined
  /** Why the service could not read the action; empty without an error. */
  readonly error: string
}

/** All actions of an order. */
export interface OrderSteps {
  /** `service`: read by the service; `here`: read from the order's BOC in this client. */
  readonly source: 'service' | 'here'
  readonly steps: readonly StepView[]
}

type FactKind = 'account' | 'accounts' | 'coins' | 'wallet' | 'master' | 'count' | 'text'
type Shape = readonly (readonly [term: StepFact['term'], kind: FactKind, field: string])[]

/** Facts of each action type, with their fields in the service's `parsed_body`. */
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
    ['operation', 'text', 'action_type'],
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
 * Reads the actions of an order: those parsed by the service if the request asked for them
 * (`parse_actions`), else those in the order's BOC.
 * @returns undefined if neither can be read.
 */
export function readOrderSteps({ actions, order_boc }: MultisigOrder): OrderSteps | undefined {
  if (actions !== null) return { source: 'service', steps: actions.map(fromService) }
  const steps = order_boc === null || order_boc === '' ? null : parseOrder(order_boc)
  return steps === null ? undefined : { source: 'here', steps: steps.map(fromCells) }
}

function fromService(action: OrderAction): StepView {
  const { parsed_body_type, parsed_body, destination, value, body_raw, send_mode } = action
  const name = parsed_body_type ?? ''
  const type = Object.hasOwn(shapes, name) ? (name as OrderStepType) : 'unknown'
  const fields = parsed_body ?? {}
  return {
    type,
    destination: destination ?? undefined,
    value: value ?? undefined,
    mode: send_mode,
    deploys: false,
    facts: readFacts(shapes[type], fields),
    comment: readParsedComment(fields),
    body: type === 'unknown' ? (body_raw ?? undefined) : undefined,
    error: plainText(action.error, { maximum: 200 }),
  }
}

function fromCells(step: OrderStep): StepView {
  const nothing = {
    destination: undefined,
    value: undefined,
    mode: 0,
    deploys: false,
    facts: [],
    comment: undefined,
    body: undefined,
    error: '',
  }
  if (step.type === 'unknown') return { ...nothing, type: 'unknown', body: step.cell }
  if (step.type === 'update') {
    const fields = { new_threshold: step.threshold, new_signers: step.signers, new_proposers: step.proposers }
    return { ...nothing, type: 'multisig_update_params', facts: readFacts(shapes.multisig_update_params, fields) }
  }
  const { destination, value, mode, deploys, body } = step
  const sent = { ...nothing, destination, value, mode, deploys }
  const comment = body.bitLength === 0 ? undefined : readCellComment(body)
  if (comment !== undefined || body.bitLength === 0) return { ...sent, type: 'ton_transfer', comment }
  const read = parseBody(body)
  if (read?.name !== 'jetton_transfer' && read?.name !== 'jetton_burn' && read?.name !== 'nft_transfer') {
    return { ...sent, type: 'unknown', body }
  }
  const payload = 'forward_payload' in read.fields ? read.fields.forward_payload : null
  const forwarded = payload === null ? undefined : readCellComment(payload)
  return { ...sent, type: read.name, facts: readFacts(shapes[read.name], read.fields), comment: forwarded }
}

function readFacts(shape: Shape, fields: Readonly<Record<string, unknown>>): readonly StepFact[] {
  return shape.flatMap(([term, kind, field]): readonly StepFact[] => {
    const value = fields[field]
    if (kind === 'account' || kind === 'accounts') {
      const list = Array.isArray(value) ? (value as unknown[]) : [value]
      // The service writes an absent address as `0:`.
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

/** Reads the comment of a `parsed_body`; the service leaves the four zero bytes of the opcode in front. */
function readParsedComment(fields: Readonly<Record<string, unknown>>): MessageComment | undefined {
  if (fields['encrypted'] === true || fields['encrypted_comment'] === true) return { type: 'encrypted', text: '' }
  const text = plainText(fields['comment'], { maximum: 1000, lines: true })
  return text === '' ? undefined : { type: 'text', text }
}

function readCellComment(body: Cell): MessageComment | undefined {
  const comment = readComment(body)
  if (comment === null) return undefined
  if (comment.type === 'text') return { type: 'text', text: comment.text }
  return { type: comment.type === 'encrypted' ? 'encrypted' : 'undecoded', text: '' }
}
