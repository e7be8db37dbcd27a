import { skipToken, useJettonWallets } from 'tonlens'
import type { MultisigOrderCardProps } from 'tonlens/contracts'
import type { NotedQuery } from '../../shell/QueryNotes.tsx'

type Order = NonNullable<MultisigOrderCardProps['order']>

/**
 * Loads the jetton wallets that orders use: with them come the names of their jettons, in whose units amounts are
 * shown.
 */
export function useOrderJettons(orders: readonly Order[]): NotedQuery {
  const wallets = orders.flatMap(({ actions }) => actions?.flatMap(findJettonWallet) ?? [])
  return useJettonWallets(wallets.length === 0 ? skipToken : { address: [...new Set(wallets)] })
}

/** Returns the jetton wallet to which an action of an order sends; none for other actions. */
function findJettonWallet({ parsed_body_type, destination }: NonNullable<Order['actions']>[number]): readonly string[] {
  return /^jetton_(?:transfer|burn)$/.test(parsed_body_type ?? '') && destination != null ? [destination] : []
}
