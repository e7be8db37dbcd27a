import { jettonMasters, jettonWallets } from '../../../service/endpoints/jettons.ts'
import type { JettonMaster, JettonWallet } from '../../../service/rows/jetton.ts'
import { coverageKey, packMembers, rowVersion } from '../coverage/marks.ts'
import { splitDrafts, type Session, unchanged } from './session.ts'
import { sweepList, withSweep } from './list.ts'
import { jettonMaster, jettonWallet } from '../kinds/jetton.ts'

/** Masters of one request: with more of them, the URL grows too long. */
const mastersPerRequest = 50

/** Syncs the jetton wallets of an owner, then the masters of all of them. */
export async function syncJettons(session: Session, owner: string): Promise<void> {
  const wanted = new Set<string>()
  await sweepList<JettonWallet>(session, {
    list: 'rows',
    endpoint: jettonWallets,
    params: { owner_address: [owner] },
    kind: jettonWallet,
    belongs: (wallet) => wallet.owner === owner,
    onRows: (rows) => {
      for (const { jetton } of rows) wanted.add(jetton)
    },
  })
  const addresses = [...wanted]
  const edition = `masters${Date.now().toString(36)}`
  const rows: { readonly key: Uint8Array<ArrayBuffer>; readonly value: JettonMaster }[] = []
  let asOf: number | undefined
  for (let at = 0; at < addresses.length; at += mastersPerRequest) {
    const address = addresses.slice(at, at + mastersPerRequest)
    const page = await session.ask(jettonMasters, { address, limit: mastersPerRequest })
    const { own, others } = splitDrafts<JettonMaster>(page, jettonMaster)
    if (own.some(({ value }) => !wanted.has(value.address))) {
      session.fail('answer', 'the answer holds a jetton master that was not asked for')
    }
    asOf ??= page.at
    await session.write({ drafts: [...others, ...own], change: unchanged })
    rows.push(...own)
  }
  await session.write({
    drafts: [],
    change(mark) {
      const since = asOf ?? mark.sweeps?.['rows']?.asOf ?? 0
      return withSweep(mark, 'masters', { edition, pages: [{ at: 0, rows: rows.length }], asOf: since })
    },
    pages: {
      put: [
        [
          coverageKey.page(session.id, edition, 0),
          packMembers(rows.map(({ key, value }) => ({ key, version: rowVersion(value) }))),
        ],
      ],
    },
  })
}
