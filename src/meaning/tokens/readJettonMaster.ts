import type { AccountStateFull } from '../../service/rows/account.ts'
import type { JettonMaster } from '../../service/rows/jetton.ts'
import type { RunGetMethodResult } from '../../service/rows/legacy.ts'
import { readStackEntries } from '../../ton/abi/getMethodStack.ts'
import { bytesToBase64 } from '../../ton/cells/bytes.ts'
import { Cell } from '../../ton/cells/cell.ts'
import { Slice } from '../../ton/cells/slice.ts'
import { readTokenContent } from '../../ton/facts/tokenContent.ts'

/**
 * Reads a jetton that the index does not list, such as one without an admin, from its contract. The row states what the
 * contract says of itself at the time of both answers: mark it as such. Never throws.
 * @param state Row of the master from `useAccountStates`.
 * @param result Answer of `useRunGetMethod` for `get_jetton_data`, from the service or a local VM.
 * @returns Undefined if the contract does not answer as a jetton does.
 */
export function readJettonMaster(state: AccountStateFull, result: RunGetMethodResult): JettonMaster | undefined {
  if (result.exit_code !== 0 && result.exit_code !== 1) return undefined
  try {
    const [supply, mintable, admin, content, walletCode] = readStackEntries(result.stack)
    if (typeof supply !== 'bigint' || supply < 0n || typeof mintable !== 'bigint') return undefined
    if (!(admin instanceof Cell) || !(content instanceof Cell) || !(walletCode instanceof Cell)) return undefined
    const read = readTokenContent(content)
    return {
      address: state.address,
      total_supply: String(supply),
      mintable: mintable !== 0n,
      admin_address: new Slice(admin).address(),
      jetton_content: read === null ? null : read.type === 'offchain' ? { uri: read.uri } : { ...read.attributes },
      jetton_wallet_code_hash: bytesToBase64(walletCode.hash()),
      code_hash: state.code_hash ?? '',
      data_hash: state.data_hash ?? '',
      last_transaction_lt: state.last_transaction_lt ?? '0',
    }
  } catch {
    return undefined
  }
}
