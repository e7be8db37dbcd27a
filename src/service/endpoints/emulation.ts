import { EmulateTraceResult, TonConnectMessage } from '../rows/emulation.ts'
import { address, boc, boolean, objectKind, seqno, utime } from '../rows/shapes/kind.ts'
import { defineEndpoint } from './endpoint.ts'
import { list, optional, params } from './params.ts'

const tonConnectMessage = objectKind({
  name: 'tonConnectMessage',
  expected: 'a message: { address, amount, payload, stateInit }, the last two optional',
  check: (value): value is TonConnectMessage => TonConnectMessage.safeParse(value).success,
})

const shared = {
  /** Classify the trace into actions, within the same 3 seconds. @default false */
  with_actions: optional(boolean),
  /** Documented switch for code_cells and data_cells, which are there in either case. @default false */
  include_code_data: optional(boolean),
  /** Add the address book. @default false */
  include_address_book: optional(boolean),
  /** Add metadata, also of tokens that the emulation creates. @default false */
  include_metadata: optional(boolean),
  /** Masterchain block whose state is the starting point. @default the newest */
  mc_block_seqno: optional(seqno),
}

/**
 * POST /api/emulate/v1/emulateTrace
 * @throws {HttpError} 400 `invalid request: {text}`: a field is missing or malformed.
 * @throws {HttpError} 500 `Can't deserialize message boc: {text}`: the BOC is no bag of cells.
 * @throws {HttpError} 500 `Can't unpack external message`: the cell is no message.
 * @throws {HttpError} 500 `EmulationExternalNotAccepted: {exit_code}`: the contract does not accept
 * the external message, such as for a wrong signature or seqno, or after its time limit.
 * @throws {HttpError} 500 `mc block seqno is too new`: the emulator does not know the block yet.
 * @throws {HttpError} 500 `failed to receive result from emulator channel: {text}`: no result
 * within 3 seconds.
 */
export const emulateTrace = defineEndpoint({
  name: 'emulateTrace',
  method: 'POST',
  service: 'emulate',
  path: '/emulateTrace',
  summary: 'Emulate the trace of a message given as BoC.',
  params: params({
    /** Message, usually an external one; standard base64 with padding. */
    boc: boc,
    /** Treat signature checks as passed. @default false */
    ignore_chksig: optional(boolean),
    ...shared,
  }),
  result: EmulateTraceResult,
})

/**
 * POST /api/emulate/v1/emulateTonConnect
 * @throws {HttpError} 400 `invalid request: {text}`: a field is missing or malformed.
 * @throws {HttpError} 500 `Account state no code or no data`: the wallet is not deployed.
 * @throws {HttpError} 500 `Account is not a known wallet`: `from` has the code of no known wallet.
 * @throws {HttpError} 500 `Unsupported wallet type: {number}`: a wallet of version 1 or 2.
 * @throws {HttpError} 500 `Failed to compose external message: {text}`: an address, a payload or a
 * state cannot be read.
 * @throws {HttpError} 500 `EmulationExternalNotAccepted: {exit_code}`: the wallet does not accept the
 * message.
 * @throws {HttpError} 500 `mc block seqno is too new`: the emulator does not know the block yet.
 * @throws {HttpError} 500 `failed to receive result from emulator channel: {text}`: no result
 * within 3 seconds.
 */
export const emulateTonConnect = defineEndpoint({
  name: 'emulateTonConnect',
  method: 'POST',
  service: 'emulate',
  path: '/emulateTonConnect',
  // Without the header this endpoint returns action types of version 1 only, unlike emulateTrace.
  headers: { 'X-Actions-Version': 'latest' },
  summary: "Emulate a TON Connect request: the service builds the wallet's external message.",
  params: params({
    /** Sending wallet: deployed, and of version v3r1, v3r2, v4r1, v4r2 or v5r1. */
    from: address,
    /** Messages of the wallet, 1 to 4. */
    messages: list(tonConnectMessage, 4),
    /** Time limit in Unix seconds, ignored for v3 wallets. @default 300 seconds from now */
    valid_until: optional(utime),
    ...shared,
  }),
  result: EmulateTraceResult,
})
