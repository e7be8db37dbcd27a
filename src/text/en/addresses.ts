import type { NameKind } from '../../meaning/names/labels.ts'
import { knownAccountNames } from '../../ton/facts/knownAccounts.ts'

/** Texts about accounts. */
export const addressMessages = {
  /** Sender or recipient outside the blockchain. */
  outside: 'External',
  known: knownAccountNames,
  /** Says who gives a name. `source` is the name of a catalogue; without one, everybody knows the account. */
  namedBy: (kind: NameKind, source?: string) =>
    ({
      label: 'Your label',
      imported: 'Imported label',
      application: 'Named by this application',
      catalogue: source === undefined ? 'Well-known account' : `Named by ${source}`,
      domain: 'Domain, according to the index',
      claim: 'The token’s own name',
    })[kind],
  favorite: 'Favorite',
  /** Warns of a name that looks like a label of the reader for another address. */
  imitates: (label: string) => `Looks like your label “${label}”, but is another address`,
  /** Warns of an address that resembles another one. */
  resembles: (other: string) => `Looks like ${other}, but is another account`,
  /** Asks before an address is copied that resembles another one. */
  copyEither: 'This address resembles another one that you know. See where they differ: which one do you want to copy?',
  copyThis: 'This address',
  copyOther: 'The other one',
}
