import type { ReactElement } from 'react'
import { type Attributes, oneOf, text, type ValuesOf } from './attributes.ts'
import type { SelectedKind } from './route.ts'

export type { SelectedKind } from './route.ts'

/** Attributes that every element has. */
export const sharedAttributes = {
  network: { kind: text, about: 'mainnet, testnet, or a name given to provideClient. @default mainnet' },
  'base-url': { kind: text, about: 'Where the routes of any deployment of the index begin.' },
  theme: { kind: oneOf('light', 'dark', 'auto'), about: 'Colours. @default auto: as the system has it' },
  locale: { kind: text, about: 'BCP 47 tag for numbers and dates. @default the language of the page' },
  explorer: { kind: text, about: 'Address of a page with a tonlens-explorer on it: what is shown links there.' },
} satisfies Attributes

/** Events of an element; all of them bubble and leave the shadow root. */
export interface WidgetEvents {
  /** The reader chose something; a page that prevents the event has the element follow no link. */
  readonly 'tonlens-select': { readonly kind: SelectedKind; readonly key: string }
  /** Data arrived, at first and each time it changes. */
  readonly 'tonlens-load': { readonly data: unknown }
  /** Nothing can be shown. */
  readonly 'tonlens-error': { readonly error: Error }
}

/** Sends one of {@link WidgetEvents}. @returns False when the page prevented what follows. */
export type Emit = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => boolean

/** Tells that the reader chose something, and goes to where it is shown. */
export type Open = (kind: SelectedKind, key: string) => void

/** What a view gets: the values of its element, and ways to tell what happens. */
export interface ViewProps<Values = unknown> {
  readonly values: Values
  readonly emit: Emit
  readonly open: Open
}

/** What an element loads when it first appears. */
export interface WidgetModule<Values> {
  readonly View: (props: ViewProps<Values>) => ReactElement | null
  /** Style sheets of the components inside, without those of every element. */
  readonly styles: readonly string[]
  /** Where links lead whatever the page says. @default as the page says */
  readonly explorer?: string
}

/** Name of an element. */
export type Tag = `tonlens-${string}`

/** One element. */
export interface WidgetRow<Set extends Attributes = Attributes, Name extends Tag = Tag> {
  readonly tag: Name
  /** One sentence; shown by editors. */
  readonly summary: string
  readonly attributes: Set
  /** It shows nothing without one of these attributes. @default none */
  readonly oneOf?: readonly (keyof Set & string)[]
  readonly load: () => Promise<WidgetModule<ValuesOf<Set>>>
}

/** An element of whatever attributes, as the class of all of them handles it. */
export interface AnyWidgetRow extends Omit<WidgetRow, 'load' | 'oneOf'> {
  readonly oneOf?: readonly string[]
  readonly load: () => Promise<WidgetModule<never>>
}

/** Declares an element. */
export function defineWidget<const Set extends Attributes, const Name extends Tag>(
  row: WidgetRow<Set, Name>,
): WidgetRow<Set, Name> {
  return row
}
