/** A common job, and the sample of the handbook that does it. */
export interface Job {
  readonly title: string
  /** Page with the sample, below `stories`. */
  readonly page: string
  /** Text that this sample alone contains. */
  readonly contains: string
  /** Component of the sample that does the job. */
  readonly name?: string
}

/** Ten jobs that most applications have. */
export const jobs: readonly Job[] = [
  {
    title: 'Show the history of an account, with export',
    page: 'guides/Lists.mdx',
    contains: '<AccountHistory',
    name: 'History',
  },
  {
    title: 'Read a history page by page',
    page: 'guides/Lists.mdx',
    contains: 'useInfiniteTransactions(',
    name: 'History',
  },
  { title: 'Show the NFTs of an owner', page: 'guides/Nfts.mdx', contains: 'useNftGallery(', name: 'Gallery' },
  { title: 'Draw a trace as a graph', page: 'guides/Traces.mdx', contains: '<TraceView', name: 'Trace' },
  {
    title: 'Follow a sent message',
    page: 'handbook/pages/Introduction.mdx',
    contains: 'useTrackedMessage(',
    name: 'Sent',
  },
  { title: 'Find the address of a domain', page: 'guides/Names.mdx', contains: 'useDnsRecords(', name: 'Resolve' },
  { title: 'Show jettons with fiat values', page: 'guides/Jettons.mdx', contains: 'prices={prices}', name: 'Page' },
  {
    title: 'Answer from the browser, also offline',
    page: 'guides/Mirror.mdx',
    contains: 'mirrored(mirror',
    name: 'App',
  },
  { title: 'Paste an element into any page', page: 'widgets/Wordpress.mdx', contains: '<tonlens-account' },
  { title: 'Use your own colors', page: 'guides/Theming.mdx', contains: '--tonlens-accent:' },
]

/** Code of a job as its page has it. */
export interface JobCode {
  readonly language: string
  readonly code: string
  /** Lines of code, without imports and empty lines. */
  readonly lines: number
}

/**
 * Takes the sample of a job out of its page.
 * @param page Text of the page.
 * @throws {Error} The page has no such sample.
 */
export function readJob({ contains, title }: Job, page: string): JobCode {
  const fences = page.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```/gm)
  const found = Array.from(fences, ([, language = '', code = '']) => ({ language, code })).find(({ code }) =>
    code.includes(contains),
  )
  if (found === undefined) throw new Error(`No sample of the page does the job "${title}".`)
  const lines = found.code.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import ')).length
  return { ...found, lines }
}
