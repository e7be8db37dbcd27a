import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { WalletControl } from '../../../src/components/contracts/wallet-control/WalletControl.tsx'
import { accounts, jettonWallets, masters, multisigs, vestings } from '../../../test/fixtures/entities.ts'
import {
  controlledWallet,
  controller,
  listDomains,
  extensionTransaction,
  jettonTransaction,
  lockupAccount,
} from '../../../test/fixtures/control.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const [multisig] = multisigs.multisigs
const [vesting] = vestings.vesting_contracts
const find = (address: string | null | undefined) => accounts.accounts.find((account) => account.address === address)

const meta = {
  title: 'Components/Contracts/WalletControl',
  component: WalletControl,
  args: { account: controlledWallet('wallet_v5r1', { isKeyOn: true, others: 2 }) },
  decorators: [onChain(accounts)],
} satisfies Meta<typeof WalletControl>
export default meta
type Story = StoryObj<typeof meta>

/** A wallet v5 whose extensions can move everything, as the key can. */
export const Default: Story = {}

/** Nobody but the owner of the key. */
export const KeyOnly: Story = { args: { account: controlledWallet('wallet_v5r1', { isKeyOn: true, others: 0 }) } }

/** A wallet v5 whose key is switched off. */
export const KeyOff: Story = { args: { account: controlledWallet('wallet_v5r1', { isKeyOn: false, others: 1 }) } }

/** A wallet v4 with plugins, which can take coins only. */
export const Plugins: Story = { args: { account: controlledWallet('wallet_v4r2', { others: 3 }) } }

/** A multisig, with a row of `/multisig/wallets`. */
export const Signers: Story = { args: { account: find(multisig?.address), multisig } }

/** A vesting contract, with a row of `/vesting`. */
export const Vesting: Story = { args: { account: find(vesting?.address), vesting } }

/** Jettons of the account, and what their issuers can do with them. */
export const Jettons: Story = { args: { ...meta.args, jettonWallets: jettonWallets.jetton_wallets.slice(0, 3) } }

const [jettonWallet] = jettonWallets.jetton_wallets
const master = masters.jetton_masters.find(({ address }) => address === jettonWallet?.jetton)
/** Time of the embedded chain, about; a day in seconds. */
const [now, day] = [1_760_000_000, 86_400]

/** Since when an extension has its power, and how far back changes were looked for. */
export const History: Story = {
  args: {
    ...meta.args,
    transactions: [extensionTransaction(meta.args.account, controller(0), now - 30 * day)],
  },
}

/**
 * Jettons with the newest changes of who has power over them: an admin who handed over, and an offer to another one.
 */
export const JettonHistory: Story = {
  args: {
    ...meta.args,
    jettonWallets: jettonWallets.jetton_wallets.slice(0, 1),
    jettonMasters: master && [{ ...master, admin_address: controller(4) }],
    jettonTransactions: master && [
      jettonTransaction(master, { opcode: '0x6501f354', to: controller(5), from: controller(4), utime: now - day }),
      jettonTransaction(master, { opcode: '0xfb88e119', from: controller(4), utime: now - 90 * day }),
    ],
  },
}

/** `.ton` domains: one that only the account edits, and one that a sale contract holds. */
export const Domains: Story = { args: { ...meta.args, domains: listDomains(meta.args.account.address) } }

/** An old lockup wallet, which keeps coins back. */
export const Locked: Story = { args: { account: lockupAccount(now + 200 * day) } }

/** Code that is not known. */
export const UnknownCode: Story = { args: { account: find(multisig?.address) } }

/** Loading. */
export const Loading: Story = { args: { account: undefined, loading: true } }

/** Empty result. */
export const Empty: Story = { args: { account: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { account: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
