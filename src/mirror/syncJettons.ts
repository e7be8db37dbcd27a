import { jettonMasters, jettonWallets } from '../endpoints/jettons.ts'
import type { JettonMaster, JettonWallet } from '../schema/jetton.ts'
import { versionOf } from './coverage.ts'
import { jettonMaster, jettonWallet } from './jettons.ts'
import { keyOf, packMembers } from './marks.ts'
import { parted, type Session, unchanged } from './session.ts'
import { sweepList, withSweep } from './syncList.ts'

/** Masters of one request: with more, the address of the request grows too long. */
const MASTERS = 50

/** Brings the jetton wallets of an owner, then the masters of all of them. */
export async function syncJettons(session: Session, owner: string): Promise<void> {
  const wanted = new Set<string>()
  await sweepList<JettonWallet>(session, {
    name: 'rows',
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
  for (let at = 0; at < addresses.length; at += MASTERS) {
    const address = addresses.slice(at, at + MASTERS)
    const page = await session.ask(jettonMasters, { address, limit: MASTERS })
    const { own, others } = parted<JettonMaster>(page, jettonMaster)
    if (own.some(({ value }) => !wanted.has(value.address))) {
      session.fail('answer', 'a jetton master came that was not asked for')
    }
    asOf ??= page.at
    await session.keep({ drafts: [...others, ...own], change: unchanged })
    rows.push(...own)
  }
  await session.keep({
    drafts: [],
    change(mark) {
      const since = asOf ?? mark.sweeps?.['rows']?.asOf ?? 0
      return withSweep(mark, 'masters', { edition, pages: [{ at: 0, rows: rows.length }], asOf: since })
    },
    pages: {
      put: [
        [
          keyOf.page(session.id, edition, 0),
          packMembers(rows.map(({ key, value }) => ({ key, version: versionOf(value) }))),
        ],
      ],
    },
  })
}
