// Answers that are loaded with the first question for one of them.
import { accountAnswers } from './accounts.ts'
import type { AnyAnswer } from './answer.ts'
import { balanceAnswers } from './balances.ts'
import { decodeAnswers } from './decode.ts'
import { dnsAnswers } from './dns.ts'
import { messageAnswers } from './messages.ts'
import { multisigAnswers } from './multisig.ts'
import { nftTradeAnswers } from './nftTrades.ts'
import { jettonTransferAnswers } from './transfers.ts'
import { vestingAnswers } from './vesting.ts'

/**
 * By the name of the endpoint: what few pages ask for, and what a mirror never knows all of unless it
 * is the whole world.
 */
export const laterAnswers: ReadonlyMap<string, AnyAnswer> = new Map(
  Object.entries<AnyAnswer>({
    ...accountAnswers,
    ...balanceAnswers,
    ...decodeAnswers,
    ...dnsAnswers,
    ...jettonTransferAnswers,
    ...messageAnswers,
    ...multisigAnswers,
    ...nftTradeAnswers,
    ...vestingAnswers,
  }),
)
