import type { SearchProblem, SearchTarget } from '../../model/search.ts'

/** Texts of the search box. */
export interface SearchMessages {
  /** Name of the box. */
  readonly label: string
  readonly placeholder: string
  readonly clear: string
  /** Starts the search. */
  readonly go: string
  /** Name of the list of what was understood. */
  readonly options: string
  /** What a text was taken for, by its kind. */
  readonly kinds: Readonly<Record<SearchTarget['kind'], string>>
  /** More about an address. */
  readonly forms: Readonly<Record<'raw' | 'bounceable' | 'non-bounceable', string>>
  readonly testOnly: string
  readonly masterchain: string
  readonly workchain: (id: string) => string
  /** Where a link came from. */
  readonly fromLink: (host: string) => string
  readonly problems: Readonly<Record<SearchProblem, string>>
  /** Read out when the list changes. */
  readonly count: (count: number, shown: string) => string
}

/** English {@link SearchMessages}. */
export const searchMessages: SearchMessages = {
  label: 'Search',
  placeholder: 'Address, name, hash, block or link',
  clear: 'Clear',
  go: 'Search',
  options: 'What it may be',
  kinds: {
    address: 'Account',
    domain: 'Name',
    transaction: 'Transaction',
    message: 'Message',
    hash: 'Transaction, message or block with this hash',
    block: 'Block',
    lt: 'Logical time',
  },
  forms: {
    raw: 'raw form',
    bounceable: 'bounceable form',
    'non-bounceable': 'non-bounceable form',
  },
  testOnly: 'for the test network',
  masterchain: 'masterchain',
  workchain: (id) => `workchain ${id}`,
  fromLink: (host) => `from a link to ${host}`,
  problems: {
    checksum: 'This looks like an address, but a character of it is wrong: its checksum does not fit.',
    addressLength: 'This looks like an address, but some of it is missing.',
    hashLength: 'This looks like a hash, but it should have 64 hex digits.',
    letters: 'Names have Latin letters, digits and hyphens only; this one may imitate another.',
    link: 'This link leads to no account, transaction or block.',
    unknown: 'Neither an address, a name, a hash, a block nor a link to one.',
  },
  count: (count, shown) => (count === 1 ? '1 match' : `${shown} matches`),
}
