import {
  AddressInformation,
  EstimateFeeResult,
  RunGetMethodResult,
  SendMessageResult,
  StackEntity,
  WalletInformation,
} from '../rows/legacy.ts'
import { address, boc, boolean, objectKind, text } from '../rows/shapes/kind.ts'
import { defineEndpoint } from './endpoint.ts'
import { list, optional, params } from './params.ts'

const stackEntry = objectKind({
  name: 'stackEntry',
  expected: 'a stack entry: { type, value }',
  check: (value): value is StackEntity => StackEntity.safeParse(value).success,
})

/**
 * GET /addressInformation
 * @throws {HttpError} 401 `address of account is required`: address missing (yes, 401).
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `balance is none / status is none`: incomplete row.
 * @throws {HttpError} 500 `ton-http-api endpoint is not specified`: use_v2=true on a deployment
 * without a v2 backend.
 * @throws {HttpError} 500 `{v2 error}`: use_v2=true and the v2 backend failed.
 */
export const addressInformation = defineEndpoint({
  name: 'addressInformation',
  method: 'GET',
  path: '/addressInformation',
  summary: 'Balance, code, data and status of one account.',
  params: params({
    /** Account, any form (single). */
    address: address,
    /** true: forward to the v2 backend instead of the index. @default false */
    use_v2: optional(boolean),
  }),
  result: AddressInformation,
})

/**
 * POST /estimateFee
 * @throws {HttpError} pass-through `{v2 error}`: status and text of the v2 backend are forwarded.
 * @throws {HttpError} 500 `ton-http-api endpoint is not specified`: no v2 backend.
 */
export const estimateFee = defineEndpoint({
  name: 'estimateFee',
  method: 'POST',
  path: '/estimateFee',
  summary: 'Estimate the fees of processing a message.',
  params: params({
    /** Destination account. */
    address: address,
    /** Message body, base64. */
    body: boc,
    /** State-init code, base64. */
    init_code: optional(boc),
    /** State-init data, base64. */
    init_data: optional(boc),
    /** Treat signature checks as passed. @default false */
    ignore_chksig: optional(boolean),
  }),
  result: EstimateFeeResult,
  kind: 'mutation',
})

/**
 * POST /message
 * @throws {HttpError} 401 `boc is required`: boc missing or empty.
 * @throws {HttpError} pass-through `{v2 error}, for example LITE_SERVER_UNKNOWN: cannot apply
 * external message to current state ...`: v2 backend refused; its code is used as the HTTP status,
 * 500 when it has none.
 * @throws {HttpError} 500 `ton-http-api endpoint is not specified`: no v2 backend.
 */
export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/message',
  summary: 'Broadcast an external-in message.',
  params: params({
    /** Serialized external message, base64. */
    boc: boc,
  }),
  result: SendMessageResult,
  kind: 'mutation',
})

/**
 * POST /runGetMethod
 * @throws {HttpError} 401 `address is required`: address missing.
 * @throws {HttpError} 401 `method is required`: method missing.
 * @throws {HttpError} 500 `unsupported stack parameter type: {type}`: argument type other than
 * num, cell, slice.
 * @throws {HttpError} 500 `{v2 error}`: v2 backend failed.
 * @throws {HttpError} 501 `failed to decode api/v2 stack: {text}`: result entry of an unknown
 * type.
 * @throws {HttpError} 500 `ton-http-api endpoint is not specified`: no v2 backend.
 * @throws {HttpError} 501 `Unknown type of gas_used: {value} / Unknown type of exit_code:
 * {value}`: the v2 answer has no number there.
 */
export const runGetMethod = defineEndpoint({
  name: 'runGetMethod',
  method: 'POST',
  path: '/runGetMethod',
  summary: 'Run a get-method on a contract.',
  params: params({
    /** Contract. */
    address: address,
    /** Method name, as text (a JSON number fails with 422). */
    method: text,
    /**
     * Arguments, first pushed first. Input types: num (hex 0x.. or decimal string), cell, slice
     * (base64 BOC). @default []
     */
    stack: optional(list(stackEntry, undefined, 0)),
  }),
  result: RunGetMethodResult,
})

/**
 * GET /walletInformation
 * @throws {HttpError} 401 `address of account is required`: address missing (yes, 401).
 * @throws {HttpError} 409 `not a wallet`: account exists, is not uninit, and its code is not one
 * of the 11 known wallet codes.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 500 `balance is none / last_transaction_hash is none / last_transaction_lt
 * is none / status is none`: incomplete row.
 * @throws {HttpError} 500 `ton-http-api endpoint is not specified`: use_v2=true on a deployment
 * without a v2 backend.
 * @throws {HttpError} 500 `{v2 error}`: use_v2=true and the v2 backend failed.
 */
export const walletInformation = defineEndpoint({
  name: 'walletInformation',
  method: 'GET',
  path: '/walletInformation',
  summary: 'Wallet summary of one account.',
  params: params({
    /** Account, any form (single). */
    address: address,
    /** true: forward to the v2 backend instead of the index. @default false */
    use_v2: optional(boolean),
  }),
  result: WalletInformation,
})
