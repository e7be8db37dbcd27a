import {
  Address,
  beginCell,
  type Builder,
  type Cell,
  Dictionary,
  ExternalAddress,
  storeCommonMessageInfo,
  storeCurrencyCollection,
  storeStateInit,
  storeTransactionDescription,
  type CurrencyCollection,
  type TransactionActionPhase,
  type TransactionBouncePhase,
  type TransactionComputePhase,
  type TransactionDescription,
  type TransactionStoragePhase,
} from '@ton/core'
import type { Message } from '../../src/service/rows/message.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import type { Random } from './random.ts'

/** A transaction as `@ton/core` writes it, and its row as the service shows it. */
export interface RandomTransaction {
  readonly cell: Cell
  readonly row: Transaction
  /** Number of logs with a destination, which no row shows. */
  readonly hiddenLogs: number
}

const statuses = ['uninit', 'frozen', 'active', 'nonexist'] as const
const changes = ['unchanged', 'frozen', 'deleted'] as const

/** Makes a transaction of a random type with random values in all fields, within the limits of their cells. */
export function randomTransaction(random: Random): RandomTransaction {
  const make = maker(random)
  const type = random.pick(['ord', 'ord', 'ord', 'tick_tock', 'storage'] as const)
  const account = new Address(type === 'tick_tock' ? -1 : random.pick([0, -1]), Buffer.from(random.bytes(32)))
  const inbound =
    type === 'ord' ? (random.chance() ? make.internal(undefined, account) : make.externalIn(account)) : null
  const lt = make.uint(60)
  const sent = Array.from({ length: type === 'storage' ? 0 : random.pick([0, 1, 1, 2, 3, 12]) }, (_, index) =>
    random.chance(0.8)
      ? make.internal(account, undefined, lt + BigInt(index + 1))
      : make.log(account, lt + BigInt(index + 1)),
  )
  const fees = make.currencies()
  const { description, descriptionRow } = make.description(type, inbound?.row ?? null)
  const old = random.integer(4)
  const end = random.integer(4)
  const [before, after, previous] = [random.bytes(32), random.bytes(32), random.bytes(32)]
  const now = random.integer(2 ** 31)
  const previousLt = make.uint(60)
  const outbound = Dictionary.empty(Dictionary.Keys.Uint(15), Dictionary.Values.Cell())
  sent.forEach(({ cell }, index) => outbound.set(index, cell))
  const cell = beginCell()
    .storeUint(7, 4)
    .storeBuffer(account.hash)
    .storeUint(lt, 64)
    .storeBuffer(Buffer.from(previous))
    .storeUint(previousLt, 64)
    .storeUint(now, 32)
    .storeUint(sent.length, 15)
    .storeUint(old, 2)
    .storeUint(end, 2)
    .storeRef(
      beginCell()
        .storeMaybeRef(inbound?.cell ?? null)
        .storeDict(outbound)
        .endCell(),
    )
    .store(storeCurrencyCollection(fees.collection))
    .storeRef(beginCell().storeUint(0x72, 8).storeBuffer(Buffer.from(before)).storeBuffer(Buffer.from(after)).endCell())
    .storeRef(beginCell().store(storeTransactionDescription(description)).endCell())
    .endCell()
  const state = (hash: Uint8Array) => ({
    hash: base64(hash),
    balance: null,
    extra_currencies: null,
    account_status: null,
    frozen_hash: null,
    data_hash: null,
    code_hash: null,
  })
  const row: Transaction = {
    account: account.toRawString(),
    hash: base64(cell.hash()),
    lt: String(lt),
    now,
    mc_block_seqno: 1,
    prev_trans_hash: base64(previous),
    prev_trans_lt: String(previousLt),
    orig_status: statuses[old] ?? '',
    end_status: statuses[end] ?? '',
    total_fees: String(fees.collection.coins),
    total_fees_extra_currencies: fees.extra,
    description: descriptionRow,
    block_ref: { workchain: account.workChain, shard: '8000000000000000', seqno: 1 },
    in_msg: inbound?.row ?? null,
    out_msgs: sent.map((message) => message.row),
    account_state_before: state(before),
    account_state_after: state(after),
  }
  return { cell, row, hiddenLogs: sent.filter(({ hidden }) => hidden).length }
}

interface RandomMessage {
  readonly cell: Cell
  readonly row: Message
  readonly hidden: boolean
}

/** Makes random messages: internal, external-in, or a log with or without a destination. */
export function randomMessage(random: Random): RandomMessage {
  const make = maker(random)
  const address = new Address(0, Buffer.from(random.bytes(32)))
  return random.pick([() => make.internal(), () => make.externalIn(address), () => make.log(address, make.uint(60))])()
}

function maker(random: Random) {
  const uint = (bits: number) =>
    BigInt(`0x0${Buffer.from(random.bytes(Math.ceil(bits / 8))).toString('hex')}`) &
    ((1n << BigInt(random.integer(bits + 1))) - 1n)
  const hash = () => BigInt(`0x${Buffer.from(random.bytes(32)).toString('hex')}`)
  const maybe = <Value>(make: () => Value): Value | undefined => (random.chance() ? make() : undefined)
  const address = () => new Address(random.pick([0, -1]), Buffer.from(random.bytes(32)))

  const currencies = () => {
    const other = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigVarUint(5))
    const extra: Record<string, string> = {}
    for (let count = random.pick([0, 0, 0, 1, 5]); count > 0; count--) {
      const id = Number(uint(32))
      const amount = uint(240) + 1n
      other.set(id, amount)
      extra[String(id)] = String(amount)
    }
    const collection: CurrencyCollection = { coins: uint(110), ...(other.size > 0 ? { other } : {}) }
    return { collection, extra }
  }

  const tree = (depth: number): Cell => {
    const builder = beginCell()
    const bits = random.pick([0, 32, random.integer(300), random.integer(1000)])
    for (let i = 0; i < bits; i++) builder.storeBit(random.chance())
    const refs = depth > 0 ? random.pick([0, 0, 1, 2, 4]) : 0
    for (let i = 0; i < refs; i++) builder.storeRef(tree(depth - 1))
    return builder.endCell()
  }

  /** State-init and body, in place or in a reference, as there is room. */
  const finish = (header: Builder): { cell: Cell; content: Pick<Message, 'message_content' | 'init_state'> } => {
    const body = tree(2)
    const code = maybe(() => tree(1))
    const data = maybe(() => tree(1))
    const init = random.chance(0.3)
      ? beginCell()
          .store(
            storeStateInit({
              splitDepth: maybe(() => random.integer(32)),
              special: maybe(() => ({ tick: random.chance(), tock: random.chance() })),
              code,
              data,
            }),
          )
          .endCell()
      : null
    header.storeBit(init !== null)
    const place = (cell: Cell, reserve: number) => {
      const fits =
        header.bits + 1 + cell.bits.length + reserve <= 1023 &&
        header.refs + cell.refs.length + (reserve > 0 ? 1 : 0) <= 4
      const inRef = header.refs < 4 && (!fits || random.chance())
      header.storeBit(inRef)
      if (inRef) header.storeRef(cell)
      else header.storeSlice(cell.beginParse(true))
    }
    if (init) place(init, 1)
    place(body, 0)
    const content = (cell: Cell) => ({
      hash: base64(cell.hash()),
      body: cell.toBoc().toString('base64'),
      decoded: null,
    })
    return { cell: header.endCell(), content: { message_content: content(body), init_state: init && content(init) } }
  }

  const row = (cell: Cell, fields: Partial<Message>): Message => ({
    hash: base64(cell.hash()),
    source: null,
    destination: null,
    value: null,
    value_extra_currencies: null,
    fwd_fee: null,
    ihr_fee: null,
    extra_flags: null,
    created_lt: null,
    created_at: null,
    opcode: null,
    ihr_disabled: null,
    bounce: null,
    bounced: null,
    import_fee: null,
    message_content: null,
    ...fields,
  })

  const internal = (src = address(), dest = address(), createdLt = uint(60)): RandomMessage => {
    const value = currencies()
    const [ihrDisabled, bounce, bounced] = [random.chance(), random.chance(), random.chance()]
    const [ihrFee, forwardFee, createdAt] = [random.chance() ? uint(60) : 0n, uint(60), random.integer(2 ** 31)]
    const header = beginCell().store(
      storeCommonMessageInfo({
        type: 'internal',
        ihrDisabled,
        bounce,
        bounced,
        src,
        dest,
        value: value.collection,
        ihrFee,
        forwardFee,
        createdLt,
        createdAt,
      }),
    )
    const { cell, content } = finish(header)
    const isNew = random.chance()
    const fifth = isNew ? { extra_flags: String(ihrFee), ihr_fee: '0' } : { extra_flags: null, ihr_fee: String(ihrFee) }
    return {
      cell,
      hidden: false,
      row: row(cell, {
        ...content,
        ...fifth,
        source: src.toRawString(),
        destination: dest.toRawString(),
        value: String(value.collection.coins),
        value_extra_currencies: value.extra,
        fwd_fee: String(forwardFee),
        created_lt: String(createdLt),
        created_at: String(createdAt),
        ihr_disabled: ihrDisabled,
        bounce,
        bounced,
      }),
    }
  }

  const externalIn = (dest: Address): RandomMessage => {
    const importFee = uint(60)
    const { cell, content } = finish(
      beginCell().store(storeCommonMessageInfo({ type: 'external-in', dest, importFee })),
    )
    return {
      cell,
      hidden: false,
      row: row(cell, { ...content, destination: dest.toRawString(), import_fee: String(importFee) }),
    }
  }

  const log = (src: Address, createdLt: bigint): RandomMessage => {
    const dest = maybe(() => new ExternalAddress(uint(64), 64))
    const createdAt = random.integer(2 ** 31)
    const { cell, content } = finish(
      beginCell().store(storeCommonMessageInfo({ type: 'external-out', src, dest, createdLt, createdAt })),
    )
    return {
      cell,
      hidden: dest !== undefined,
      row: row(cell, {
        ...content,
        source: src.toRawString(),
        created_lt: String(createdLt),
        created_at: String(createdAt),
      }),
    }
  }

  const storage = () => {
    const phase: TransactionStoragePhase = {
      storageFeesCollected: uint(100),
      storageFeesDue: maybe(() => uint(100)),
      statusChange: random.pick(changes),
    }
    return {
      phase,
      row: {
        storage_fees_collected: String(phase.storageFeesCollected),
        ...(phase.storageFeesDue === undefined ? {} : { storage_fees_due: String(phase.storageFeesDue) }),
        status_change: phase.statusChange,
      },
    }
  }

  const compute = (): {
    phase: TransactionComputePhase
    row: NonNullable<Transaction['description']['compute_ph']>
  } => {
    if (random.chance(0.2)) {
      const reason = random.pick(['no-state', 'bad-state', 'no-gas'] as const)
      return { phase: { type: 'skipped', reason }, row: { skipped: true, reason: reason.replace('-', '_') } }
    }
    const phase: TransactionComputePhase & { type: 'vm' } = {
      type: 'vm',
      success: random.chance(),
      messageStateUsed: random.chance(),
      accountActivated: random.chance(),
      gasFees: uint(60),
      gasUsed: uint(40) + 1n,
      gasLimit: uint(40),
      gasCredit: maybe(() => uint(16)),
      mode: random.integer(128),
      exitCode: int32(),
      exitArg: maybe(int32),
      vmSteps: random.integer(2 ** 31),
      vmInitStateHash: hash(),
      vmFinalStateHash: hash(),
    }
    return {
      phase,
      row: {
        skipped: false,
        success: phase.success,
        msg_state_used: phase.messageStateUsed,
        account_activated: phase.accountActivated,
        gas_fees: String(phase.gasFees),
        gas_used: String(phase.gasUsed),
        gas_limit: String(phase.gasLimit),
        ...(phase.gasCredit === undefined ? {} : { gas_credit: String(phase.gasCredit) }),
        mode: phase.mode,
        exit_code: phase.exitCode,
        ...(phase.exitArg === undefined ? {} : { exit_arg: phase.exitArg }),
        vm_steps: phase.vmSteps,
        vm_init_state_hash: number(phase.vmInitStateHash),
        vm_final_state_hash: number(phase.vmFinalStateHash),
      },
    }
  }

  const int32 = () => random.integer(2 ** 32) - 2 ** 31
  const size = () => ({ cells: uint(40), bits: uint(40) })
  const sizeRow = ({ cells, bits }: { cells: bigint; bits: bigint }) => ({ cells: String(cells), bits: String(bits) })

  const action = () => {
    const phase: TransactionActionPhase = {
      success: random.chance(),
      valid: random.chance(),
      noFunds: random.chance(),
      statusChange: random.pick(changes),
      totalFwdFees: maybe(() => uint(60)),
      totalActionFees: maybe(() => uint(60)),
      resultCode: int32(),
      resultArg: maybe(int32),
      totalActions: random.integer(65536),
      specActions: random.integer(65536),
      skippedActions: random.integer(65536),
      messagesCreated: random.integer(65536),
      actionListHash: hash(),
      totalMessageSize: size(),
    }
    return {
      phase,
      row: {
        success: phase.success,
        valid: phase.valid,
        no_funds: phase.noFunds,
        status_change: phase.statusChange,
        ...(phase.totalFwdFees === undefined ? {} : { total_fwd_fees: String(phase.totalFwdFees) }),
        ...(phase.totalActionFees === undefined ? {} : { total_action_fees: String(phase.totalActionFees) }),
        result_code: phase.resultCode,
        ...(phase.resultArg === undefined ? {} : { result_arg: phase.resultArg as number }),
        tot_actions: phase.totalActions,
        spec_actions: phase.specActions,
        skipped_actions: phase.skippedActions,
        msgs_created: phase.messagesCreated,
        action_list_hash: number(phase.actionListHash),
        tot_msg_size: sizeRow(phase.totalMessageSize),
      },
    }
  }

  const bounce = (): { phase: TransactionBouncePhase; row: NonNullable<Transaction['description']['bounce']> } => {
    const messageSize = size()
    const [first, second] = [uint(60), uint(60)]
    return random.pick([
      { phase: { type: 'negative-funds' as const }, row: { type: 'negfunds' } },
      {
        phase: { type: 'no-funds' as const, messageSize, requiredForwardFees: first },
        row: { type: 'nofunds', msg_size: sizeRow(messageSize), req_fwd_fees: String(first) },
      },
      {
        phase: { type: 'ok' as const, messageSize, messageFees: first, forwardFees: second },
        row: { type: 'ok', msg_size: sizeRow(messageSize), msg_fees: String(first), fwd_fees: String(second) },
      },
    ])
  }

  const credit = () => {
    const value = currencies()
    const due = maybe(() => uint(100))
    return {
      phase: { dueFeesColelcted: due, credit: value.collection },
      row: {
        ...(due === undefined ? {} : { due_fees_collected: String(due) }),
        credit: String(value.collection.coins),
        ...(Object.keys(value.extra).length > 0 ? { credit_extra_currencies: value.extra } : {}),
      },
    }
  }

  const description = (
    type: 'ord' | 'tick_tock' | 'storage',
    inbound: Message | null,
  ): { description: TransactionDescription; descriptionRow: Transaction['description'] } => {
    const stored = storage()
    if (type === 'storage')
      return { description: { type, storagePhase: stored.phase }, descriptionRow: { type, storage_ph: stored.row } }
    const [computed, acted, aborted, destroyed, flag] = [
      compute(),
      maybe(action),
      random.chance(),
      random.chance(),
      random.chance(),
    ]
    const shared = { compute_ph: computed.row, ...(acted ? { action: acted.row } : {}), aborted, destroyed }
    if (type === 'tick_tock') {
      return {
        description: {
          type: 'tick-tock',
          isTock: flag,
          storagePhase: stored.phase,
          computePhase: computed.phase,
          actionPhase: acted?.phase,
          aborted,
          destroyed,
        },
        descriptionRow: { type, is_tock: flag, storage_ph: stored.row, ...shared },
      }
    }
    const [kept, bounced] = [maybe(() => stored), maybe(bounce)]
    // External messages have no credit phase; an internal one always has it.
    const credited = inbound?.source == null ? undefined : credit()
    return {
      description: {
        type: 'generic',
        creditFirst: flag,
        storagePhase: kept?.phase,
        creditPhase: credited?.phase,
        computePhase: computed.phase,
        actionPhase: acted?.phase,
        bouncePhase: bounced?.phase,
        aborted,
        destroyed,
      },
      descriptionRow: {
        type,
        credit_first: flag,
        ...(kept ? { storage_ph: kept.row } : {}),
        ...(credited ? { credit_ph: credited.row } : {}),
        ...shared,
        ...(bounced ? { bounce: bounced.row } : {}),
      },
    }
  }

  return { uint, currencies, internal, externalIn, log, description }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

function number(value: bigint): string {
  return Buffer.from(value.toString(16).padStart(64, '0'), 'hex').toString('base64')
}
