import { showcase } from '../chain/index.json'
import { last } from '../chain/masterchain-info.json'

const { wallet, transactions } = showcase

/** Example attributes by tag; they refer to the embedded chain. */
export const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tonlens-transaction': { hash: transactions.transfer },
  'tonlens-trace': { hash: transactions.swapTrace, height: '360' },
  'tonlens-account': { address: wallet },
  'tonlens-address': { address: wallet },
  'tonlens-history': { address: wallet },
  'tonlens-actions': { address: wallet },
  'tonlens-jettons': { address: wallet },
  'tonlens-nft-grid': { collection: showcase.nftCollection, height: '400' },
  'tonlens-nft': { address: showcase.nftItem },
  'tonlens-block': { seqno: String(last.seqno) },
  'tonlens-head': {},
  'tonlens-search': { 'default-text': 'alice.ton' },
  // External message of the wallet that started the swap.
  'tonlens-progress': { message: 'BoB7DGEYuRrvmtEam12HpwxzmNV2R2PIsa6qgE85JVQ=' },
  'tonlens-explorer': {},
}
