import type { JettonMaster, JettonWallet } from '../../service/rows/jetton.ts'
import { readRawAddress } from '../../ton/cells/address.ts'
import { governedWallets, plainWallets } from '../../ton/facts/jettonWallets.ts'

/**
 * Power of others over a jetton that an account holds: `lock`: its issuer can lock, move or destroy the balance;
 * `mint`: its admin can create more; `nothing`: it has no admin, by its own account; `unknown`: the code of the wallet
 * is not known, or the service does not know the jetton.
 */
export type JettonPower = 'lock' | 'mint' | 'nothing' | 'unknown'

/** Power of others over one jetton of an account. */
export interface JettonControl {
  readonly power: JettonPower
  /** Master of the jetton, raw. */
  readonly jetton: string
  /** Raw address; null if there is none, or none is known. */
  readonly admin: string | null
}

/** Address that nobody has, in place of an admin. */
const nobody = `0:${'0'.repeat(64)}`

/**
 * Reads what issuers can do with the jettons of an account, the strongest power first. Wallets are known by the hash of
 * their code, never by what they say of themselves; admins are what the masters say.
 * @param wallets Rows of `/jetton/wallets`.
 * @param masters Rows of `/jetton/masters` for them.
 */
export function readJettonControl(
  wallets: readonly JettonWallet[],
  masters: readonly JettonMaster[],
): readonly JettonControl[] {
  const byAddress = new Map(masters.map((master) => [master.address, master]))
  const found = wallets.map(({ jetton, code_hash }): JettonControl => {
    const master = byAddress.get(jetton)
    const written = readRawAddress(master?.admin_address ?? '')
    const admin = written === undefined || written === nobody ? null : written
    const hash = code_hash ?? ''
    const power = governedWallets.has(hash)
      ? 'lock'
      : !plainWallets.has(hash) || master === undefined
        ? 'unknown'
        : admin !== null && master.mintable
          ? 'mint'
          : 'nothing'
    return { power, jetton, admin }
  })
  const order: readonly JettonPower[] = ['lock', 'unknown', 'mint', 'nothing']
  return order.flatMap((power) => found.filter((each) => each.power === power))
}
