import type { Client } from '../sources/client/client.ts'
import { NotMirroredError } from '../sources/client/errors.ts'
import { jettonBurns, jettonTransfers, jettonWallets } from '../service/endpoints/jettons.ts'
import { transactions } from '../service/endpoints/transactions.ts'
import type { JettonBurn, JettonTransfer, JettonWallet } from '../service/rows/jetton.ts'
import { parseBody } from '../ton/facts/bodies.ts'
import { listRows } from './listRows.ts'
import type { LedgerRange } from './accountLedger.ts'
import { listTransfers } from './transfers.ts'

/** Transactions of one request by hash. */
const hashesPerRequest = 50

/** Logical time of the row of a wallet that the service does not list. */
export const unlistedLt = '0'

/**
 * Lists all jetton wallets of an owner, empty ones too. Services since 1.3 do not list a wallet that does not exist any
 * more: one that sent, burned or received jettons by a transfer in the range is found by that, with a row that states
 * {@link unlistedLt}.
 * @param owner Raw address.
 */
export async function listJettonWallets(
  client: Client,
  owner: string,
  { start_lt, start_utime, signal }: LedgerRange,
): Promise<readonly JettonWallet[]> {
  const rows = await listRows(
    client,
    jettonWallets,
    { owner_address: [owner] },
    ({ jetton_wallets }) => jetton_wallets,
    signal,
  )
  const wallets = new Map(rows.filter((wallet) => wallet.owner === owner).map((wallet) => [wallet.address, wallet]))
  const version = client.version.current()?.version
  if (version === '1.2') return [...wallets.values()]
  try {
    await addUnlisted()
  } catch (error) {
    // A mirror that lacks the transfers may hold rows of an older service, which lists all wallets.
    if (version !== undefined || !(error instanceof NotMirroredError)) throw error
  }
  return [...wallets.values()]

  async function addUnlisted(): Promise<void> {
    const add = (address: string, jetton: string): void => {
      if (!wallets.has(address))
        wallets.set(address, {
          address,
          balance: '0',
          owner,
          jetton,
          last_transaction_lt: unlistedLt,
          code_hash: null,
          data_hash: null,
        })
    }
    /** By jetton: a transfer does not name the wallet that receives it. */
    const received = new Map<string, string>()
    const transfers = {
      rows: (answer: { jetton_transfers: JettonTransfer[] }) => answer.jetton_transfers,
      key: (row: JettonTransfer) => row.transaction_hash,
    }
    for await (const page of listTransfers(client, jettonTransfers, transfers, owner, {
      start_lt,
      start_utime,
      signal,
    })) {
      for (const { source, source_wallet, destination, jetton_master, transaction_hash } of page) {
        if (source === owner) add(source_wallet, jetton_master)
        if (destination === owner) received.set(jetton_master, transaction_hash)
      }
    }
    const burns = {
      rows: (answer: { jetton_burns: JettonBurn[] }) => answer.jetton_burns,
      key: (row: JettonBurn) => row.transaction_hash,
    }
    for await (const page of listTransfers(client, jettonBurns, burns, owner, { start_lt, start_utime, signal })) {
      for (const { jetton_wallet, jetton_master } of page) add(jetton_wallet, jetton_master)
    }
    const known = new Set([...wallets.values()].map(({ jetton }) => jetton))
    const open = new Map([...received].filter(([jetton]) => !known.has(jetton)).map(([jetton, hash]) => [hash, jetton]))
    const hashes = [...open.keys()]
    for (let at = 0; at < hashes.length; at += hashesPerRequest) {
      const hash = hashes.slice(at, at + hashesPerRequest)
      const { transactions: senders } = await client.request(
        transactions,
        { hash, limit: hash.length },
        { signal, priority: 'background' },
      )
      for (const { hash: sender, out_msgs } of senders) {
        const sent = out_msgs.find(
          ({ message_content }) => parseBody(message_content?.body ?? '')?.name === 'jetton_internal_transfer',
        )
        if (sent?.destination != null) add(sent.destination, open.get(sender) ?? '')
      }
    }
  }
}
