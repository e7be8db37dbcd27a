import type { Message } from '../../service/rows/message.ts'
import { ownField } from '../../service/rows/readRow.ts'
import type { Metadata } from '../../service/rows/names.ts'
import { bodyOpcode, parseBody, type Body, type BodyName } from '../../ton/facts/bodies.ts'
import { readBouncedBody } from '../../ton/facts/bounce.ts'
import { opcodeNumber } from './branches.ts'
import { readAmount, createLedger, type Asset, type AssetFlow, type AssetLedger } from './assets.ts'
import { messagesFrom, messageTo, type TraceMessage, type TraceModel } from './model.ts'

/**
 * Adds up the jettons and NFTs that accepted messages of the token standards move.
 * @param metadata `metadata` of the answer with the trace: it has the owners and masters of jetton wallets.
 */
export function tokenFlow(trace: TraceModel, metadata: Metadata = {}): AssetFlow[] {
  const read = createBodyReader()
  const findBounce = createBounceFinder(trace)
  const wallets = jettonWallets(trace, metadata, read)
  const ledgers = new Map<string, { wallet: string; ledger: AssetLedger }>()
  const items = new Map<string, AssetLedger>()
  const of = (wallet: string): AssetLedger => {
    const key = wallets.group(wallet)
    const found = ledgers.get(key) ?? { wallet, ledger: createLedger() }
    ledgers.set(key, found)
    return found.ledger
  }
  for (const edge of trace.messages) {
    const carried = carriedBy(edge.message, read)
    if (carried === undefined) continue
    const amount = readAmount(carried.fields.amount)
    const { source, destination } = edge.message
    if (source === null || destination === null || amount === 0n) continue
    const burned = carried.name === 'jetton_burn_notification'
    const ledger = of(burned || wallets.isWallet(source) ? source : destination)
    if (edge.from < 0) ledger.elsewhere('outside', -amount)
    else if (wallets.isWallet(source)) ledger.change(wallets.owner(source), -amount)
    else ledger.elsewhere('issued', -amount)
    if (edge.to < 0) ledger.elsewhere('in-flight', amount)
    else if (!accepted(trace, edge.to)) sendBack(trace, edge, findBounce(edge), amount, wallets, ledger)
    else if (burned) ledger.elsewhere('issued', amount)
    else ledger.change(wallets.owner(destination), amount)
  }
  trace.transactions.forEach(({ account, in_msg, description }, index) => {
    const body = description.aborted === true ? null : read(in_msg, 'nft_transfer')
    if (body === null || in_msg?.source === null || in_msg === null) return
    const told = messagesFrom(trace, index).map(({ message }) => read(message, 'nft_ownership_assigned'))
    const before = told.find((notice) => notice !== null)?.fields.prev_owner
    const ledger = items.get(account) ?? createLedger()
    items.set(account, ledger)
    ledger.change(before ?? in_msg.source, -1n)
    if (body.fields.new_owner === null) ledger.elsewhere('issued', 1n)
    else ledger.change(body.fields.new_owner, 1n)
  })
  const jettons = [...ledgers].map(([key, { wallet, ledger }]) => {
    const jetton = wallets.jetton(key)
    const asset: Asset = { kind: 'jetton', wallet, ...(jetton !== undefined && { jetton }) }
    return ledger.flow(`jetton ${jetton ?? wallet}`, asset)
  })
  const nfts = [...items].map(([item, ledger]) => ledger.flow(`nft ${item}`, { kind: 'nft', item }))
  return [...jettons, ...nfts].filter(({ changes, elsewhere }) => changes.length + elsewhere.length > 0)
}

/** Body of a message that carries jettons from one contract to another; undefined for other messages. */
function carriedBy(
  message: Message,
  read: BodyReader,
): BodyNamed<'jetton_internal_transfer' | 'jetton_burn_notification'> | undefined {
  return read(message, 'jetton_internal_transfer') ?? read(message, 'jetton_burn_notification') ?? undefined
}

type BodyNamed<Name extends BodyName> = Extract<Body, { name: Name }>

/** Parses the body of a message with the opcode of the named body; null for other messages. */
type BodyReader = <Name extends BodyName>(message: Message | null, name: Name) => BodyNamed<Name> | null

/** Creates a reader that parses equal bodies once: parsing takes most of the time of a large trace. */
function createBodyReader(): BodyReader {
  const parsed = new Map<string, Body | null>()
  return <Name extends BodyName>(message: Message | null, name: Name) => {
    const body = message?.message_content?.body ?? null
    if (message === null || body === null || opcodeNumber(message.opcode) !== bodyOpcode(name)) return null
    let read = parsed.get(body)
    if (read === undefined) {
      read = parseBody(body)
      parsed.set(body, read)
    }
    return read?.name === name ? (read as BodyNamed<Name>) : null
  }
}

function accepted({ transactions }: TraceModel, index: number): boolean {
  const transaction = transactions[index]
  return transaction !== undefined && transaction.description.aborted !== true
}

/** Books the amount of a rejected message: returned to its sender, in flight, or lost. */
function sendBack(
  trace: TraceModel,
  { message }: TraceMessage,
  back: TraceMessage | undefined,
  amount: bigint,
  wallets: Wallets,
  ledger: AssetLedger,
): void {
  const source = message.source ?? ''
  if (back === undefined) ledger.elsewhere('lost', amount)
  else if (back.to < 0) ledger.elsewhere('in-flight', amount)
  else if (!accepted(trace, back.to) || !reportsBounce(back.message, message)) ledger.elsewhere('lost', amount)
  else if (wallets.isWallet(source)) ledger.change(wallets.owner(source), amount)
  else ledger.elsewhere('issued', amount)
}

/**
 * Finds the first bounced message that a rejecting transaction sent to the sender. Lists those of a transaction once: a
 * malformed trace can have thousands of messages to one that sends thousands.
 */
function createBounceFinder(trace: TraceModel): (edge: TraceMessage) => TraceMessage | undefined {
  const byTransaction = new Map<number, Map<string | null, TraceMessage>>()
  return ({ message, to }) => {
    let bounces = byTransaction.get(to)
    if (bounces === undefined) {
      const bounced = messagesFrom(trace, to).filter((edge) => edge.message.bounced === true)
      // The first of several to one account stays.
      bounces = new Map(bounced.toReversed().map((edge) => [edge.message.destination, edge]))
      byTransaction.set(to, bounces)
    }
    return bounces.get(message.source)
  }
}

/** Tells whether a bounced body starts like the sent one: only then can a wallet read the returned amount. */
function reportsBounce(back: Message, sent: Message): boolean {
  const opcode = readBouncedBody(back.message_content?.body ?? '')?.opcode
  return opcode != null && Number(opcode) === opcodeNumber(sent.opcode)
}

interface Wallets {
  /** True for a jetton wallet, false for a master. */
  readonly isWallet: (account: string) => boolean
  /** Owner of a wallet; the wallet itself where the owner is not known. */
  readonly owner: (wallet: string) => string
  /** Key of the jetton that a wallet belongs to. */
  readonly group: (account: string) => string
  /** Master of a group. */
  readonly jetton: (group: string) => string | undefined
}

/** Finds the owners of the jetton wallets in a trace, and which wallets belong to the same jetton. */
function jettonWallets(trace: TraceModel, metadata: Metadata, read: BodyReader): Wallets {
  const owners = new Map<string, string>()
  const masters = new Map<string, string>()
  const links = new Map<string, string>()
  const group = (account: string): string => {
    let root = account
    for (let next = links.get(root); next !== undefined; next = links.get(root)) root = next
    for (let at = account; at !== root;) {
      const next = links.get(at) ?? root
      links.set(at, root)
      at = next
    }
    return root
  }
  const join = (a: string, b: string): void => {
    const [from, to] = [group(a), group(b)]
    if (from !== to) links.set(from, to)
  }
  for (const { account } of trace.transactions) {
    const entries = ownField(ownField(metadata, account), 'token_info')
    for (const entry of Array.isArray(entries) ? entries : []) {
      if (ownField(entry, 'type') !== 'jetton_wallets') continue
      const extra = ownField(entry, 'extra')
      const [owner, jetton] = [ownField(extra, 'owner'), ownField(extra, 'jetton')]
      if (typeof owner === 'string') owners.set(account, owner)
      if (typeof jetton !== 'string') continue
      masters.set(account, jetton)
      join(account, jetton)
    }
  }
  const own = (wallet: string, owner: string | null): void => {
    if (owner !== null && !owners.has(wallet)) owners.set(wallet, owner)
  }
  const issuers = new Set<string>()
  trace.transactions.forEach(({ account, in_msg, description }, index) => {
    if (in_msg === null || description.aborted === true) return
    const asked = read(in_msg, 'jetton_transfer') ?? read(in_msg, 'jetton_burn')
    if (asked !== null) own(account, in_msg.source)
    for (const { message } of messagesFrom(trace, index)) {
      const told = read(message, 'jetton_notify')
      if (told !== null && read(in_msg, 'jetton_internal_transfer') !== null) own(account, message.destination)
    }
  })
  for (const edge of trace.messages) {
    const body = carriedBy(edge.message, read)
    const { source, destination } = edge.message
    if (body === undefined || source === null || destination === null) continue
    const request = edge.from < 0 ? undefined : messageTo(trace, edge.from)?.message
    const asked = read(request ?? null, 'jetton_transfer')
    const taken = edge.to >= 0 && accepted(trace, edge.to)
    if (body.name === 'jetton_burn_notification') {
      if (taken) {
        issuers.add(destination)
        join(source, destination)
      }
      continue
    }
    if (asked !== null) own(destination, asked.fields.destination)
    // Only a master sends tokens without a transfer request.
    else if (edge.from >= 0 && !owners.has(source)) issuers.add(source)
    if (taken) join(source, destination)
  }
  // Metadata of the service overrides conclusions from messages.
  for (const wallet of masters.keys()) issuers.delete(wallet)
  const masterByGroup = new Map([...issuers, ...masters.values()].map((master) => [group(master), master]))
  return {
    isWallet: (account) => !issuers.has(account),
    owner: (wallet) => owners.get(wallet) ?? wallet,
    group,
    jetton: (key) => masterByGroup.get(group(key)),
  }
}
