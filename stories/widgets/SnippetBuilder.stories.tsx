import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SnippetBuilder } from './SnippetBuilder.tsx'

const meta = {
  title: 'Custom elements/Snippet builder',
  component: SnippetBuilder,
  args: { defaultTag: 'tonlens-transaction' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SnippetBuilder>
export default meta
type Story = StoryObj<typeof meta>

/** The code uses mainnet; the live preview uses the embedded chain. */
export const Transaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const live = canvas.getByRole('region', { name: 'Live' })
    const card = (selector: string) => live.querySelector('tonlens-transaction')?.shadowRoot?.querySelector(selector)
    await waitFor(() => expect(card('article:not([aria-busy=true])')).toBeTruthy(), { timeout: 20_000 })
    await userEvent.click(await canvas.findByLabelText('compact'))
    await waitFor(() => expect(card('article[data-density=compact]')).toBeTruthy())
    await expect(await canvas.findByRole('region', { name: 'Code: Tag' })).toHaveTextContent(
      ' compact></tonlens-transaction>',
    )
    await expect(await canvas.findByRole('region', { name: 'Code: React' })).toHaveTextContent('<TransactionCard')
  },
}

/** Transactions of an account. */
export const History: Story = { args: { defaultTag: 'tonlens-history' } }

/** The whole explorer as one tag. In React, build it from components. */
export const Explorer: Story = { args: { defaultTag: 'tonlens-explorer' } }
