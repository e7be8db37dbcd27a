import type { ShownNames } from '../../sources/client/names.ts'
import type { PartialMessages } from '../../text/en/index.ts'
import type { NamingSources } from '../../text/naming/namingSources.ts'
import type { NativeCoinOptions } from '../../ton/facts/nativeCoin.ts'
import type { AccountStateFull, WalletState } from '../../service/rows/account.ts'
import type { Action } from '../../service/rows/action.ts'
import type { JettonWallet } from '../../service/rows/jetton.ts'
import type { AddressBookRow, AddressMetadata } from '../../service/rows/names.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import type { TraceSource } from '../../meaning/trace/assemble.ts'
import type { TraceModel } from '../../meaning/trace/model.ts'
import type { VerifyStatus } from '../../meaning/verify/result.ts'

/** A trace to share: everything that followed from one message. */
export interface TraceSubject {
  /** An element of `/traces` or `/pendingTraces`, transactions in any order, or a trace model. */
  readonly trace: TraceSource | TraceModel
  /** Actions of the trace; the first gives the sentence. @default the actions in the trace itself */
  readonly actions?: readonly Action[] | undefined
  /** Moment of the answer, Unix seconds. Shown while the trace is pending. */
  readonly asOf?: number | undefined
}

/** A transaction to share. */
export interface TransactionSubject {
  readonly transaction: Transaction
  /** Actions of this transaction; the first gives the sentence. @default none */
  readonly actions?: readonly Action[] | undefined
  /** Moment of the answer, Unix seconds. Shown while the transaction is pending. */
  readonly asOf?: number | undefined
}

/** An account to share. */
export interface AccountSubject {
  /** An element of `/accountStates`. */
  readonly account: AccountStateFull
  /** The account's element of `/walletStates`: names the kind of the wallet. @default none */
  readonly wallet?: WalletState | undefined
  /**
   * Jetton wallets of the account, the most important first. Jettons that the service marks as a scam are left out.
   * @default none
   */
  readonly jettons?: readonly JettonWallet[] | undefined
  /** The account has more jetton wallets than `jettons`. @default false */
  readonly hasMoreJettons?: boolean | undefined
  /** Moment of the answer, Unix seconds. A balance means nothing without it. */
  readonly asOf: number
}

/** A thing that {@link picture} draws and {@link describeAsText} describes. */
export type PictureSubject = TraceSubject | TransactionSubject | AccountSubject

/** The network of a picture; rows of `networks` fit. */
export interface PictureNetwork {
  /** @default 'mainnet', or 'testnet' with `testOnly` */
  readonly name?: string | undefined
  /**
   * A test network: the picture says so in a band of its own, and writes addresses in their test-only form.
   * @default false
   */
  readonly testOnly?: boolean | undefined
  /** Color of the network's mark, `#rrggbb`. @default the accent color */
  readonly color?: string | undefined
}

/** Language, names and units of pictures and texts. */
export interface ShareOptions extends Pick<NamingSources, 'contracts' | 'opcodes' | 'decoders' | 'accountNames'> {
  /**
   * The answer with the subject, or a source of names: domains, kinds of contracts, units and owners of jetton wallets.
   * @default none
   */
  readonly names?:
    | ShownNames
    | {
        readonly address_book?: Readonly<Record<string, AddressBookRow>> | null | undefined
        readonly metadata?: Readonly<Record<string, AddressMetadata>> | null | undefined
      }
    | undefined
  /** @default mainnet */
  readonly network?: PictureNetwork | undefined
  /** Native coin of the chain. @default Gram */
  readonly nativeCoin?: NativeCoinOptions | undefined
  /** BCP 47 tag. @default 'en' */
  readonly locale?: string | undefined
  /** IANA name; the picture names the zone. @default 'UTC' */
  readonly timeZone?: string | undefined
  /** Texts, such as those of `tonlens/locales/ru`. @default English */
  readonly messages?: PartialMessages | undefined
  /**
   * Status that `verifyTransaction` or `verifyAccountState` returned for the subject; the worst of its transactions for
   * a trace.
   * @default the picture does not mention a check
   */
  readonly verification?: VerifyStatus | undefined
  /** Page that shows the subject, `http:` or `https:`. @default none */
  readonly link?: string | undefined
}

/** Size of a picture: `og` is 1200 by 630 for link previews; `receipt` is 720 wide and as long as its lines. */
export type PictureSize = 'og' | 'receipt'

/** Options of {@link picture}. */
export interface PictureOptions extends ShareOptions {
  /** @default 'og' */
  readonly size?: PictureSize | undefined
  /** @default 'light' */
  readonly theme?: 'light' | 'dark' | undefined
}
