// Syncs what the page of an account needs: the scopes that it consists of, one after another, and answers about
// the account itself. Each part resumes by itself, so a sync that was stopped asks again for little.
import { accountStates, addressBook, metadata, walletStates } from '../../../service/endpoints/accounts.ts'
import { dnsRecords } from '../../../service/endpoints/dns.ts'
import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import { jettonMasters } from '../../../service/endpoints/jettons.ts'
import { multisigWallets } from '../../../service/endpoints/multisig.ts'
import { nftCollections, nftItems } from '../../../service/endpoints/nfts.ts'
import { vesting } from '../../../service/endpoints/vesting.ts'
import { type Scope, scopeParts, type ScopeStatus, type SyncProgress } from '../coverage/scope.ts'
import { readIngested } from '../ingest.ts'
import { writeDrafts } from '../storage/write.ts'
import type { Session, SyncTarget } from './session.ts'

/** Requests about an account itself. The answers are found again by key, or as answers to the same request. */
function listRequests(
  account: string,
): readonly (readonly [endpoint: AnyEndpoint, params: Readonly<Record<string, unknown>>])[] {
  const address = [account]
  const requests = [
    [accountStates, { address }],
    [walletStates, { address }],
    [addressBook, { address }],
    [metadata, { address }],
    [dnsRecords, { wallet: account, limit: dnsRecords.page.size }],
    // It may be a contract of one of these kinds; that it is none is worth knowing, too.
    [jettonMasters, { address }],
    [nftItems, { address }],
    [nftCollections, { collection_address: address }],
    [multisigWallets, { address }],
    [vesting, { contract_address: address }],
  ]
  return requests as unknown as readonly (readonly [AnyEndpoint, Readonly<Record<string, unknown>>])[]
}

/** Progress of one part. */
type PartProgress = Pick<SyncProgress, 'state' | 'rows' | 'share'>

/** Functions that the sync of an account calls. */
interface AccountSync {
  /** Syncs one part; the signal is that of the session. */
  readonly syncPart: (scope: Scope, onProgress: (progress: PartProgress) => void) => Promise<ScopeStatus>
  readonly onProgress: (progress: PartProgress) => void
}

/** Syncs an account and its parts, and adds up their progress. @throws {SyncError} */
export async function syncAccount(
  { database, ledger }: SyncTarget,
  session: Session,
  account: string,
  { syncPart, onProgress }: AccountSync,
): Promise<void> {
  const begun = Date.now() / 1000
  for (const [endpoint, params] of listRequests(account)) {
    const { body, at } = await session.ask(endpoint, params)
    const { drafts, answer } = readIngested(body, { endpoint, params, asOf: at })
    await writeDrafts(database, drafts, ledger, answer)
  }
  const parts = scopeParts(session.scope)
  let rows = 0
  let asOf = begun
  for (const [done, part] of parts.entries()) {
    const status = await syncPart(part, (progress) => {
      const share = (done + 1 + (progress.share ?? 0)) / (parts.length + 1)
      onProgress({ state: progress.state, rows: rows + progress.rows, share: Math.min(share, 1) })
    })
    rows += status.rows
    asOf = Math.min(asOf, status.asOf)
    await session.write({ drafts: [], change: (mark) => ({ ...mark, rows: Math.max(rows, mark.rows) }) })
  }
  await session.write({ drafts: [], change: (mark) => ({ ...mark, rows, asOf, state: 'complete' }) })
}
