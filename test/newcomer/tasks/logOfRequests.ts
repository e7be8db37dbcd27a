import { expect } from 'vitest'
import type { Task } from '../task.ts'

export const task: Task = {
  prompt:
    'Export `client`, a client of the main network. The path of each request that it sends is written to the console, until the page is left.',
  docs: ['stories/handbook/pages/Recipes.mdx', 'stories/handbook/pages/Troubleshooting.mdx'],
  file: 'solution.ts',
  recorded: { page: 'handbook/pages/Recipes.mdx', contains: 'client.observe(' },
  use: `import { masterchainInfo } from 'tonlens/endpoints'
import { client } from './solution'
export default (): Promise<unknown> => client.request(masterchainInfo, {})
`,
  async judge({ lines }) {
    expect(lines.filter((line) => line.includes('/masterchainInfo'))).toHaveLength(1)
  },
}
