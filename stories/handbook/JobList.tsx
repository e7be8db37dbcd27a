import { Source } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { jobs, readJob } from './jobs.ts'

const pages = import.meta.glob<string>(
  [
    '../guides/{Lists,Nfts,Traces,Names,Jettons,Mirror,Theming}.mdx',
    './pages/Introduction.mdx',
    '../widgets/Wordpress.mdx',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** The ten jobs with their code, taken out of the pages that explain them. */
export function JobList(): ReactElement {
  return (
    <>
      {jobs.map((job) => {
        const place = job.page.startsWith('handbook/') ? job.page.replace('handbook/', './') : `../${job.page}`
        const { language, code, lines } = readJob(job, pages[place] ?? '')
        return (
          <section key={job.title}>
            <h2>{job.title}</h2>
            <p>{lines === 1 ? '1 line' : `${lines} lines`} without imports.</p>
            <Source language={language as 'tsx'} code={code} />
          </section>
        )
      })}
    </>
  )
}
