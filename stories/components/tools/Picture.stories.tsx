import type { Meta, StoryObj } from '@storybook/react-vite'
import { useDisplay } from 'tonlens'
import { chinese } from 'tonlens/locales/zh'
import { russian } from 'tonlens/locales/ru'
import { picture, type PictureOptions } from 'tonlens/picture'
import { loadSharedAccount, loadSharedPending, loadSharedTrace, type LoadedSubject } from '../../decorators/subjects.ts'

/** The SVG as a page shows it, as wide as its place. */
function Picture({ loaded, options }: { readonly loaded: LoadedSubject; readonly options: PictureOptions }) {
  const { nativeCoin } = useDisplay()
  const svg = picture(loaded.subject, { names: loaded.names, nativeCoin, ...options })
  const width = options.size === 'receipt' ? 480 : 900
  return (
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={describe(svg)}
      style={{ inlineSize: '100%', maxInlineSize: width }}
    />
  )
}

/** Title of a picture. */
function describe(svg: string): string {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('title')?.textContent ?? ''
}

const meta = {
  title: 'Components/Tools/Pictures',
  args: { options: {} },
  render: ({ options }, { loaded }) => <Picture loaded={loaded as unknown as LoadedSubject} options={options} />,
} satisfies Meta<{ readonly options: PictureOptions }>
export default meta
type Story = StoryObj<typeof meta>

/** A jetton transfer, as a link preview shows it. */
export const Transfer: Story = { loaders: [loadSharedTrace('jettonTransfer')] }

export const SwapDark: Story = { loaders: [loadSharedTrace('swapTrace')], args: { options: { theme: 'dark' } } }

/** Why it failed stands where the sentence would. */
export const Failed: Story = { loaders: [loadSharedTrace('failedJettonTransfer')] }

export const PartlyFailed: Story = { loaders: [loadSharedTrace('partlyFailed')], args: { options: { theme: 'dark' } } }

/** Not over: the picture says as of when. */
export const Pending: Story = { loaders: [loadSharedPending] }

/** One transaction with more than two hundred recipients. */
export const FanOut: Story = { loaders: [loadSharedTrace('fanOutTrace')] }

/** A band says that the coins have no value, and addresses have their test-only form. */
export const Testnet: Story = {
  loaders: [loadSharedTrace('jettonTransfer')],
  args: { options: { network: { name: 'testnet', testOnly: true } } },
}

export const Account: Story = { loaders: [loadSharedAccount] }

export const AccountDark: Story = {
  loaders: [loadSharedAccount],
  args: { options: { theme: 'dark', network: { name: 'testnet', testOnly: true } } },
}

export const Chinese: Story = {
  loaders: [loadSharedTrace('swapTrace')],
  args: { options: { locale: 'zh-Hans', messages: chinese } },
}

/** Reading direction follows the locale. */
export const RightToLeft: Story = {
  loaders: [loadSharedTrace('jettonTransfer')],
  args: { options: { locale: 'ar-EG' } },
}

/** Every line, the whole hash, the result of the hash check and the link. */
export const Receipt: Story = {
  loaders: [loadSharedTrace('jettonTransfer')],
  args: {
    options: { size: 'receipt', verification: 'fits', link: 'https://explorer.example/transaction/58e9551501cac161' },
  },
}

export const ReceiptOfFailure: Story = {
  loaders: [loadSharedTrace('partlyFailed')],
  args: { options: { size: 'receipt', theme: 'dark' } },
}

export const ReceiptOfAccount: Story = {
  loaders: [loadSharedAccount],
  args: { options: { size: 'receipt', locale: 'ru', messages: russian, network: { testOnly: true } } },
}
