import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Telegram as TelegramPreview } from './telegram/Telegram.tsx'
import { ThemeEditor } from './theming/ThemeEditor.tsx'
import { Unstyled } from './theming/Unstyled.tsx'

const meta = {
  title: 'Guides/Theming/Examples',
  component: ThemeEditor,
  args: { defaultTheme: 'light' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ThemeEditor>
export default meta
type Story = StoryObj<typeof meta>

/** Edits all tokens, with a preview, contrast ratios and the resulting style sheet. */
export const Editor: Story = {
  play: async ({ canvasElement }) => {
    // The order of groups once depended on the browser.
    await expect([...canvasElement.querySelectorAll('legend')].map(({ textContent }) => textContent)[0]).toBe('Color')
  },
}

/** Dark theme. */
export const Dark: Story = { args: { defaultTheme: 'dark' } }

/** On a phone, right to left. */
export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { scrollWidth } = canvasElement.querySelector('.theming') as HTMLElement
    await expect(scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** A change applies to components, contrast and style sheet, and can be undone. */
export const Changed: Story = {
  // A test, not an example.
  tags: ['!autodocs', '!dev'],
  // The story shows insufficient contrast on purpose.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const preview = page.getByRole('region', { name: 'Preview' })
    const card = preview.querySelector('[part~="transaction-card"]')
    const look = () => getComputedStyle(card ?? preview)
    const code = () => page.getByRole('region', { name: 'Code' }).textContent ?? ''

    await fireEvent.change(page.getByLabelText('card-bg'), { target: { value: '#102030' } })
    await waitFor(() => expect(look().backgroundColor).toBe('rgb(16, 32, 48)'))
    await expect(code()).toContain("[data-theme='light'] {\n  --tonlens-card-bg: #102030;")
    await expect(await page.findByText(/^Below 4.5: .*text on card-bg/)).toBeVisible()

    const radius = page.getByLabelText('radius')
    await userEvent.clear(radius)
    await userEvent.type(radius, '0px')
    await waitFor(() => expect(look().borderRadius).toBe('0px'))
    await expect(code()).toContain('--tonlens-radius: 0px;')

    // A change of a light color must not affect the dark theme, so its default is repeated there.
    await userEvent.click(await page.findByRole('button', { name: 'Dark' }))
    await waitFor(() => expect(look().backgroundColor).toBe('rgb(22, 27, 33)'))
    await expect(code()).toContain("[data-theme='dark'] {\n  --tonlens-card-bg: #161b21;")

    await userEvent.click(await page.findByRole('button', { name: 'Reset' }))
    await userEvent.click(await page.findByRole('button', { name: 'Light' }))
    await waitFor(() => expect(look().backgroundColor).toBe('rgb(255, 255, 255)'))
    await expect(await page.findByText(/^All \d+ pairs have 4.5 or more/)).toBeVisible()
    await expect(code()).not.toContain('--tonlens-')
  },
}

/** The preset for Telegram Mini Apps, with the colors of several applications. */
export const Telegram: Story = {
  // Its style sheet applies to the whole page.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: () => <TelegramPreview />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const card = canvasElement.querySelector('[part~="transaction-card"]') ?? canvasElement
    await expect(getComputedStyle(card).backgroundColor).toBe('rgb(255, 255, 255)')
    await userEvent.selectOptions(await page.findByRole('combobox'), 'dark, desktop')
    await waitFor(() => expect(getComputedStyle(card).backgroundColor).toBe('rgb(23, 33, 43)'))
    await expect(getComputedStyle(card).color).toBe('rgb(245, 245, 245)')
  },
}

/** Tailwind classes on parts, without the default styles. */
export const UnstyledWithTailwind: Story = {
  name: 'Unstyled with Tailwind',
  // Replaces the style sheets of the page.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: () => <Unstyled />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[part~="transaction-card"]')).toHaveClass('rounded-2xl'), {
      timeout: 20_000,
    })
    const card = canvasElement.querySelector('[part~="transaction-card"]') as HTMLElement
    await expect(getComputedStyle(card)).toMatchObject({
      paddingTop: '20px',
      borderTopLeftRadius: '16px',
      backgroundColor: 'rgb(255, 255, 255)',
    })
    const badge = canvasElement.querySelectorAll('[part~="status-badge"]')[1] as HTMLElement
    await expect(badge).toHaveClass('data-[status=failed]:bg-rose-50')
  },
}
