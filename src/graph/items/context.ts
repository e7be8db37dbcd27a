import type { Texts } from '../../text/en/index.ts'
import type { NativeCoin } from '../../ton/facts/nativeCoin.ts'
import type { NamingSources } from '../../text/naming/namingSources.ts'

/** Language, names and units in which the items of a graph are described. */
export interface GraphContext {
  readonly messages: Texts['graph']
  /** Words for who gives a name. @default no mark says who */
  readonly addresses?: Pick<Texts['address'], 'namedBy' | 'imitates' | 'resembles'> | undefined
  /** Names of operations, accounts and exit codes. */
  readonly sources: NamingSources
  /** Names of contract kinds. @default the service's own, in English */
  readonly contracts: Partial<Texts['contract']> | undefined
  /** BCP 47 tag for the digits of numbers and amounts. */
  readonly locale: string
  readonly nativeCoin: NativeCoin
  /** Write addresses with the mark of the test network. */
  readonly testOnly: boolean
  /** Name that replaces an address, given by the application. @default the domain of the account */
  readonly accountName?: ((address: string) => string | undefined) | undefined
}
