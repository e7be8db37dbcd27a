import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { MirrorGuide } from './mirror/MirrorGuide.tsx'

const meta = {
  title: 'Guides/Offline mirror/Examples',
  component: MirrorGuide,
  args: { database: 'tonlens-guide' },
  // Its data come by themselves; controls would only restart it.
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof MirrorGuide>
export default meta
type Story = StoryObj<typeof meta>

/** Mirror an account, cut the line, and go on reading. */
export const Offline: Story = {}

/** The same account as one file: forget it, and open it again without a service. */
export const AsFile: Story = { args: { database: 'tonlens-guide-file', bundles: true } }

/** The whole way, with every answer looked at. */
export const Walked: Story = {
  args: { database: 'tonlens-guide-walked', bundles: true, latency: 40 },
  // A test, and no example to look at.
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    // Some twenty requests and as many writes to the database: a busy machine takes its time.
    const patient = { timeout: 30_000 }
    const part = (name: string) => within(page.getByRole('region', { name }))
    const button = (name: string) => page.findByRole('button', { name }, patient)

    await userEvent.click(await button('Mirror this account'))
    await page.findByRole('progressbar', { name: /Transactions/ }, patient)
    await waitFor(() => expect(page.getAllByText('Complete')).toHaveLength(2), patient)
    await button('Bring up to date')

    await userEvent.click(await button('Offline'))
    const asked = page.getByText(/Requests so far/).textContent
    await waitFor(() => expect(part('History').getByText('Stored in this browser')).toBeVisible(), patient)
    const rows = part('History').getByRole('table').closest('[part~="table"]') as HTMLElement
    const lastRow = () => Number(part('History').getAllByRole('row').at(-1)?.ariaRowIndex)
    await waitFor(async () => {
      rows.scrollTo({ top: rows.scrollHeight })
      await expect(lastRow()).toBeGreaterThan(40)
    }, patient)
    rows.scrollTo({ top: 0 })
    await expect(await part('NFTs').findByText('Stored in this browser')).toBeVisible()

    await waitFor(() => expect(part('History').getAllByRole('row')[1]?.ariaRowIndex).toBe('2'), patient)
    const [, ended] = part('History').getAllByRole('link', { name: 'Transfer' })
    // As its link does; the runner would leave its own page for a link that is clicked.
    window.location.hash = (ended as HTMLAnchorElement).hash
    await waitFor(() => expect(part('Transaction').getByText('Stored in this browser')).toBeVisible(), patient)
    await waitFor(() => expect(part('Graph').getByText('Stored in this browser')).toBeVisible(), patient)

    await userEvent.click(await button('Make a file'))
    const link = await page.findByRole<HTMLAnchorElement>('link', { name: 'account.ndjson' }, patient)
    const file = new File([await (await fetch(link.href)).blob()], 'account.ndjson')
    await userEvent.click(await button('Delete all'))
    await userEvent.click(await button('Delete all'))
    // Missing data is never shown as empty.
    await waitFor(() => expect(part('History').getByText(/Not saved for offline use/)).toBeVisible(), patient)

    await userEvent.upload(await page.findByLabelText('Open a file'), file)
    await waitFor(() => expect(page.getAllByText('Complete')).toHaveLength(2), patient)
    await waitFor(() => expect(part('History').getByText('Stored in this browser')).toBeVisible(), patient)
    await expect(page.getByText(/Requests so far/).textContent).toBe(asked)
  },
}
