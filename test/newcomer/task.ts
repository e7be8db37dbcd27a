import type { Page } from 'playwright'
import { jobs } from '../../stories/handbook/jobs.ts'

/** A block of code on a page of the handbook. */
export interface Recorded {
  /** Page with the block, below `stories`. */
  readonly page: string
  /** Text that this block alone contains. */
  readonly contains: string
}

/** What became of a solution. */
export interface Shown {
  /** The page in which the solution runs, on the embedded chain. */
  readonly page: Page
  /** What the function of `use` returned. */
  readonly result: unknown
  /** Requests to services so far, as URLs. */
  readonly requests: readonly URL[]
  /** Lines that the solution wrote to the console. */
  readonly lines: readonly string[]
  /** Loads the page again, without a network. */
  readonly reloadOffline: () => Promise<void>
}

/** A task of a developer who has never seen the package. */
export interface Task {
  /** What the developer asks for. It names what the solution exports, and nothing of the package. */
  readonly prompt: string
  /** Documents that whoever solves it may read, from the root of the repository. */
  readonly docs: readonly string[]
  /** File to write. */
  readonly file: 'solution.tsx' | 'solution.ts' | 'solution.css' | 'solution.html'
  /** The recorded solution. */
  readonly recorded: Recorded
  /**
   * Module of an application around the solution: it compiles if the solution has the types that the prompt asks for,
   * and exports an element to show, or a function to run, by default. Elements of pages (`.html`) have none.
   */
  readonly use?: string
  /** Changes an answer of the service before the solution reads it. */
  readonly change?: (url: URL, answer: { status: number; body: string }) => { status: number; body: string }
  /** Throws if the solution does not do what the prompt asks for. */
  readonly judge: (shown: Shown) => Promise<void>
}

/** Account of the embedded chain with a history, jettons and NFTs, as applications know it. */
export const WALLET = 'EQDhbTGWgkHZ8K-3vK2Z3URxHCJ5ECwOUgkw9MTw6GG38DYb'

/** The same account as the service writes it. */
export const RAW_WALLET = '0:E16D31968241D9F0AFB7BCAD99DD44711C2279102C0E520930F4C4F0E861B7F0'

/** The block of one of the ten common jobs. */
export function jobBlock(title: string): Recorded {
  const job = jobs.find((one) => one.title === title)
  if (job === undefined) throw new Error(`There is no job "${title}".`)
  return job
}

/** An application that shows an element which the solution exports. */
export function showing(element: string): string {
  const [, name = ''] = /^<(\w+)/.exec(element) ?? []
  return `import { createClient, TonlensProvider } from 'tonlens'
import 'tonlens/styles.css'
import { ${name} } from './solution'
const client = createClient({ network: 'mainnet' })
export default <TonlensProvider client={client}>${element}</TonlensProvider>
`
}
