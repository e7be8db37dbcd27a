'use client'
import { createContext, useContext, useMemo } from 'react'
import type { NameSource } from '../client/names.ts'
import type { Messages, PartialMessages } from '../format/messages/catalogue.ts'
import { defaultMedia, type MediaResolver } from './media.ts'
import { noNames } from './names.ts'

/** The chain's own coin, as it is called today. */
export interface NativeCoin {
  readonly symbol: string
  /** Decimal places. */
  readonly decimals: number
}

/** Prices from wherever the host has them; an object of its own for every change of prices. */
export interface FiatPrices {
  /** ISO 4217 code. */
  readonly currency: string
  /**
   * Price of one whole coin, a decimal string such as `3.1415`; undefined when it is not known.
   * Gets the raw address of the jetton's master, null for the native coin.
   */
  readonly priceOf: (master: string | null | undefined) => string | undefined
}

/** Where things link to; without a rule, a thing is plain text. */
export interface LinkRules {
  /** Gets the raw address. */
  readonly address?: ((address: string) => string | undefined) | undefined
  /** Gets the hash in base64, as the service writes it. */
  readonly transaction?: ((hash: string) => string | undefined) | undefined
  /** Gets the hash in base64, as the service writes it. */
  readonly message?: ((hash: string) => string | undefined) | undefined
  /** Gets workchain, shard and sequence number. */
  readonly block?: ((workchain: number, shard: string, seqno: number) => string | undefined) | undefined
}

/** How things are shown. */
export interface Display {
  /** BCP 47 tag for numbers and dates. @default 'en' */
  readonly locale: string
  /** IANA name. @default the reader's own, `UTC` in server output */
  readonly timeZone: string | undefined
  /** Replaced texts. @default {}: English */
  readonly messages: PartialMessages
  /** @default { symbol: 'TON', decimals: 9 } */
  readonly nativeCoin: NativeCoin
  /** Write addresses with the mark of the test network. @default false */
  readonly testOnly: boolean
  /** @default no names */
  readonly names: NameSource
  /** @default no links */
  readonly links: LinkRules
  /** @default previews of the hosted index and nothing else */
  readonly media: MediaResolver
  /** @default no prices */
  readonly fiat: FiatPrices | undefined
  /** Seconds since 1970 at which the clock stands, for pictures and tests. @default it runs */
  readonly now: number | undefined
}

/** What holds without a {@link DisplayProvider}. */
export const defaultDisplay: Display = {
  locale: 'en',
  timeZone: undefined,
  messages: {},
  nativeCoin: { symbol: 'TON', decimals: 9 },
  testOnly: false,
  names: noNames,
  links: {},
  media: defaultMedia,
  fiat: undefined,
  now: undefined,
}

/** Carries {@link Display}; read it with {@link useDisplay}. */
export const DisplayContext = createContext(defaultDisplay)

/** How things are shown around here. */
export function useDisplay(): Display {
  return useContext(DisplayContext)
}

/**
 * Texts of one group: what the display replaces, English for the rest.
 * @param group Name of the group in the catalogue.
 * @param english That group in English; named here so that a bundle holds only groups in use.
 */
export function useMessages<Group extends keyof Messages>(
  group: Group,
  english: Messages[Group],
): Messages[Group] {
  const replaced = useDisplay().messages[group]
  // Columns and memos depend on the texts: equal ones must be the same object.
  return useMemo(
    () => (replaced === undefined ? english : { ...english, ...replaced }),
    [english, replaced],
  )
}
