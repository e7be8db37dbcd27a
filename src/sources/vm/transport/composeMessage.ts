import type { TonConnectMessage } from '../../../service/rows/emulation.ts'
import { formatHash } from '../../../ton/cells/hash.ts'
import { parseAddress } from '../../../ton/cells/address.ts'
import { parseCell } from '../../../ton/cells/boc.ts'
import { Builder } from '../../../ton/cells/builder.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { sendMessageActionOpcode, walletSignedExternalOpcode } from '../../../ton/facts/opcodes.ts'
import { appendPart, buildExternalMessage } from '../buildExternalMessage.ts'
import { encode } from '../engine/emulator.ts'
import { VmError } from '../errors.ts'

/** Code and data of a wallet, base64. */
export interface WalletContract {
  readonly address: string
  readonly code_hash: string
  readonly data_boc: string
}

/** Mode of every message: fees apart, errors of sending ignored. */
const mode = 3
/** A wallet of version 3 takes no time limit from the request. */
const noLimit = 0xffffffff
/** Stands for the signature, which is not checked. Zeros would read as the prefix of a comment. */
const signature = new Uint8Array(64).fill(0xff)

/**
 * Builds the external message that a wallet sends for a request of TON Connect, without a signature.
 * @param validUntil Unix seconds.
 * @returns Base64 bag of cells.
 * @throws {VmError} The contract is no wallet of version v3r1, v3r2, v4r1, v4r2 or v5r1.
 * @throws {TonlensError} An address, a payload or a state cannot be read.
 */
export async function composeMessage(
  wallet: WalletContract,
  messages: readonly TonConnectMessage[],
  validUntil: number,
): Promise<string> {
  const { catalogueKinds } = await import('../../../ton/facts/contractKinds.ts')
  const hash = formatHash(wallet.code_hash)
  const kind = Object.keys(writers).find((name) => catalogueKinds[name]?.includes(hash))
  const write = writers[kind ?? '']
  if (write === undefined)
    throw new VmError('missing-state', `${wallet.address} has the code of no wallet of version v3, v4 or v5r1.`)
  return buildExternalMessage({
    address: wallet.address,
    body: encode(write(parseCell(wallet.data_boc), messages.map(buildMessage), validUntil)),
  })
}

type WriteBody = (data: Cell, messages: readonly Cell[], validUntil: number) => Cell

const writeV3: WriteBody = (data, messages) => writeOrder(data, messages, new Builder(), noLimit)
const writeV4: WriteBody = (data, messages, validUntil) =>
  writeOrder(data, messages, new Builder().uint(0, 8), validUntil)

const writers: Readonly<Record<string, WriteBody>> = {
  wallet_v3r1: writeV3,
  wallet_v3r2: writeV3,
  wallet_v4r1: writeV4,
  wallet_v4r2: writeV4,
  wallet_v5r1: writeV5,
}

function writeOrder(data: Cell, messages: readonly Cell[], operation: Builder, validUntil: number): Cell {
  const state = new Slice(data)
  const [seqno, walletId] = [state.uint(32), state.uint(32)]
  const body = new Builder()
    .bytes(signature)
    .uint(walletId, 32)
    .uint(validUntil, 32)
    .uint(seqno, 32)
    .append(operation.cell())
  for (const message of messages) body.uint(mode, 8).ref(message)
  return body.cell()
}

function writeV5(data: Cell, messages: readonly Cell[], validUntil: number): Cell {
  const state = new Slice(data)
  state.bit()
  const [seqno, walletId] = [state.uint(32), state.uint(32)]
  let actions = new Builder().cell()
  for (const message of messages)
    actions = new Builder().ref(actions).uint(Number(sendMessageActionOpcode), 32).uint(mode, 8).ref(message).cell()
  const head = new Builder()
    .uint(Number(walletSignedExternalOpcode), 32)
    .uint(walletId, 32)
    .uint(validUntil, 32)
    .uint(seqno, 32)
  return head.maybeRef(actions).bit(false).bytes(signature).cell()
}

/** Builds the internal message of a wallet. Parts stand in place where they fit. */
function buildMessage({ address, amount, payload, stateInit }: TonConnectMessage): Cell {
  const { workchain, hash, bounceable = true } = parseAddress(address)
  const message = new Builder()
    .digits('01')
    .bit(bounceable)
    .digits('000')
    .address({ workchain, hash })
    .coins(BigInt(amount))
  message
    .bit(false)
    .coins(0n)
    .coins(0n)
    .uint(0, 64 + 32)
  if (stateInit) appendPart(message.bit(true), parseCell(stateInit), 1)
  else message.bit(false)
  return appendPart(message, payload ? parseCell(payload) : new Builder().cell()).cell()
}
