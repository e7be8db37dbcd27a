'use client'
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react'
import type { BodyDecoders } from '../../ton/abi/decoders.ts'
import type { ContractReader } from '../../ton/abi/registry.ts'
import type { Anchors } from '../../meaning/names/anchors.ts'
import type { Imitation } from '../../meaning/names/imitations.ts'
import type { FindForgery } from '../../meaning/tokens/lookalike.ts'
import type { NameList } from '../../meaning/names/nameList.ts'
import type { NameSource } from '../../sources/client/names.ts'
import { withSharedWords } from '../../text/en/common.ts'
import type { Messages, PartialMessages, WithWords } from '../../text/en/index.ts'
import type { LinkComponent, LinkRules, NavigateHandler } from './links.ts'
import type { LabelStore } from './labelStore.ts'
import { gram, type NativeCoin } from '../../ton/facts/nativeCoin.ts'
import { defaultMedia, type MediaResolver } from './media.ts'
import { noNames } from './names.ts'
import type { Action } from '../../service/rows/action.ts'
import type { PriceSource } from '../../ledger/value/prices.ts'

/** How times in tables and lists are written. */
export type TimeStyle = 'smart' | 'relative' | 'absolute'

/** Settings that tell components how to show things. */
export interface Display {
  /** BCP 47 language tag for numbers and dates. @default 'en' */
  readonly locale: string
  /** IANA time zone. @default the reader's time zone; `UTC` in server output */
  readonly timeZone: string | undefined
  /** Texts that replace the English ones. @default {} */
  readonly messages: PartialMessages
  /**
   * Times in tables and lists. `smart`: the age for a day, then the date; `relative`: always the age; `absolute`:
   * always date and time. The full time is in the title. @default 'smart'
   */
  readonly time: TimeStyle
  /** Native coin of the chain. @default { name: 'Gram', symbol: 'GRAM', decimals: 9 } */
  readonly nativeCoin: NativeCoin
  /** Whether to write addresses in their test-only form. @default false */
  readonly testOnly: boolean
  /** Source of DNS names and token metadata. @default a source without names */
  readonly names: NameSource
  /**
   * Reader of bodies, data and exit codes of contracts: an `AbiRegistry` of `tonlens/abi`.
   * @default undefined: only the standards are read
   */
  readonly contracts: ContractReader | undefined
  /** The application's own names of operations, by opcode: `{ '0x5ba7c0de': 'Buy' }`. They come first. @default {} */
  readonly opcodes: Readonly<Record<string, string>>
  /**
   * The application's own code that decodes bodies, made with `createDecoders` of `tonlens/abi`. It is asked before
   * everything else.
   * @default undefined
   */
  readonly decoders: BodyDecoders | undefined
  /**
   * Draws the sentences of actions of some types, or of all, in cards and lists.
   * @default undefined: as the library does
   */
  readonly renderAction: ActionRenderers | undefined
  /** The application's own names of accounts, by address in any form. They replace addresses. @default {} */
  readonly accountNames: Readonly<Record<string, string>>
  /**
   * Lists of names that the application or the reader has loaded, such as `tonLabels` of `tonlens/names`, the most
   * trusted first; keep one array. Their names replace addresses, and lists can warn of accounts. @default []
   */
  readonly nameLists: readonly NameList[]
  /**
   * The reader's own labels and favorites: a store made with `createLabelStore`.
   * @default undefined: none can be given
   */
  readonly labels: LabelStore | undefined
  /**
   * Accounts whose addresses imitate others, by raw address; lists with a `perspective` find those of their rows.
   * @default none
   */
  readonly imitations: ReadonlyMap<string, Imitation>
  /**
   * Account that everything below is about, in any form. Whom it has paid, as one list of its transfers learns, all
   * others know, and mark addresses that imitate them.
   * @default none
   */
  readonly account: string | undefined
  /** Accounts whose imitations are marked; a {@link DisplayProvider} of an `account` collects them. @default none */
  readonly anchors: Anchors | undefined
  /** Finds what a token can be mistaken for by its own names; a {@link DisplayProvider} knows. @default nothing */
  readonly findForgery: FindForgery
  /** Tells whether a comment tries to make its reader do something; a {@link DisplayProvider} knows. @default no */
  readonly isBait: (comment: string) => boolean
  /**
   * Adds accounts to `imitations` for what is shown below: those that resemble each other among rows, addresses or a
   * trace; a {@link DisplayProvider} knows how. @default the children as they are
   */
  readonly compareAccounts: (among: unknown, children: ReactNode) => ReactNode
  /** Link targets; a {@link DisplayProvider} completes them. @default {}: no links */
  readonly links: LinkRules
  /** Renders the links to pages of the application. @default 'a' */
  readonly linkComponent: LinkComponent
  /** Called when the reader follows a link to a page of the application. @default undefined: the browser follows it */
  readonly onNavigate: NavigateHandler | undefined
  /** Decides which media files are loaded and from where. @default only previews of the hosted index */
  readonly media: MediaResolver
  /**
   * Prices for values in `currency`; each asset is asked for once. Pass a new function whenever prices change.
   * @default undefined: no values
   */
  readonly prices: PriceSource | undefined
  /** ISO 4217 code of the currency of `prices`. @default undefined: no values */
  readonly currency: string | undefined
  /** Whether details and tables check rows against their hashes. @default false */
  readonly verify: boolean
  /** Fixed current time for screenshots and tests, Unix seconds. @default undefined: the real time */
  readonly now: number | undefined
}

/** Settings without a {@link DisplayProvider}. */
export const defaultDisplay: Display = {
  locale: 'en',
  timeZone: undefined,
  messages: {},
  time: 'smart',
  nativeCoin: gram,
  testOnly: false,
  names: noNames,
  contracts: undefined,
  opcodes: {},
  decoders: undefined,
  renderAction: undefined,
  accountNames: {},
  nameLists: [],
  labels: undefined,
  imitations: new Map(),
  account: undefined,
  anchors: undefined,
  findForgery: () => undefined,
  isBait: () => false,
  compareAccounts: (_, children) => children,
  links: {},
  linkComponent: 'a',
  onNavigate: undefined,
  media: defaultMedia,
  prices: undefined,
  currency: undefined,
  verify: false,
  now: undefined,
}

/** React context of {@link Display}; read it with {@link useDisplay}. */
export const DisplayContext = createContext(defaultDisplay)

/**
 * Returns the settings of the nearest {@link DisplayProvider}.
 * @example const { locale, nativeCoin } = useDisplay()
 */
export function useDisplay(): Display {
  return useContext(DisplayContext)
}

/** Settings that the columns of tables depend on. */
export type ColumnDisplay = Pick<Display, 'locale' | 'messages' | 'nativeCoin'>

/** Returns the texts of one group with the shared words: those that a display replaces, and English for the others. */
export function readMessages<Group extends keyof Messages>(
  { messages }: Pick<Display, 'messages'>,
  group: Group,
  english: Messages[Group],
): WithWords<Messages[Group]> {
  return withSharedWords<Messages[Group]>(english, messages.words, messages[group])
}

/**
 * Returns the texts of one group with the shared words: those that the display replaces, and English for the others.
 * @param group Name of the group in the message catalogue.
 * @param english English texts of the group, or those of them that the caller needs; imported by the caller, so that a
 * bundle has only texts in use.
 */
export function useTexts<Group extends keyof Messages, Key extends keyof Messages[Group]>(
  group: Group,
  english: Pick<Messages[Group], Key>,
): WithWords<Pick<Messages[Group], Key>> {
  const { messages } = useDisplay()
  const { words } = messages
  const replaced: Partial<Pick<Messages[Group], Key>> | undefined = messages[group]
  // Memoized, since columns and memos depend on the identity of the texts.
  return useMemo(
    () => withSharedWords<Pick<Messages[Group], Key>>(english, words, replaced),
    [english, words, replaced],
  )
}

/** Draws one action. `shown` is what the library draws for it, to be wrapped or replaced. */
export type ActionRenderer = (action: Action, shown: ReactElement) => ReactNode

/** One renderer for all actions, or renderers by the `type` of the action: `{ jetton_swap: (action, shown) => … }`. */
export type ActionRenderers = ActionRenderer | Readonly<Record<string, ActionRenderer>>
