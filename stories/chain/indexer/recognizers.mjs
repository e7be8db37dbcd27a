import { jettonRecognizers } from './recognizers/jettons.mjs'
import { nftRecognizers } from './recognizers/nfts.mjs'
import { marketRecognizers } from './recognizers/market.mjs'
import { nameRecognizers } from './recognizers/names.mjs'
import { custodyRecognizers } from './recognizers/custody.mjs'

/**
 * @import { AccountKind } from './entities.mjs'
 * @import { Entry } from './ledger.mjs'
 * @import { Facts } from './facts.mjs'
 * @import { Finding } from './actions.mjs'
 */

/**
 * Reads one kind of message at one kind of contract.
 * @typedef {object} Recognizer
 * @property {AccountKind} kind Contract that receives the message.
 * @property {number} [opcode] Any message when absent.
 * @property {(entry: Entry, facts: Facts) => Finding[] | null} read `null`: not this one after all.
 */

/** All recognisers; the first that reads a message has it. */
export const recognizers = [
  ...jettonRecognizers,
  ...marketRecognizers,
  ...nftRecognizers,
  ...nameRecognizers,
  ...custodyRecognizers,
]
