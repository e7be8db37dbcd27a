import type { ReactElement } from 'react'
import { type Attributes, keyword, link, text, type ValuesOf } from './attributes.ts'
import type { ViewProps } from '../views/View.tsx'
import type { SelectedKind } from './route.ts'

export type { SelectedKind } from './route.ts'

/** Variable by which a page sets the height that an element keeps free until it shows data. */
export const reserveVariable = '--tonlens-reserve'

/** Width, CSS px, below which a viewport is narrow. */
export const narrowViewport = 480

/** Attributes of every element. */
export const sharedAttributes = {
  network: {
    kind: text,
    about: 'Network: mainnet, testnet, or a name that was passed to provideClient. @default mainnet',
  },
  'base-url': { kind: link, about: 'Base URL of another deployment of the index.' },
  theme: {
    kind: keyword('light', 'dark', 'auto'),
    about: 'Color theme. @default auto: the one that fits the text color and color scheme of the page',
  },
  locale: {
    kind: text,
    about:
      'Language, as a BCP 47 tag: English, Russian or Chinese; any other one is English. @default the language of the page',
  },
  coin: {
    kind: keyword('GRAM', 'TON'),
    about:
      'Symbol of the native coin: TON writes amounts as before the coin became Gram. @default the coin of the page, else GRAM',
  },
  explorer: { kind: link, about: 'URL of a page with a tonlens-explorer, to which the element links.' },
} satisfies Attributes

/** Events of an element. All bubble and cross the shadow root. */
export interface WidgetEvents {
  /** The reader selected something. If the page calls `preventDefault`, the element does not follow the link. */
  readonly 'tonlens-select': { readonly kind: SelectedKind; readonly key: string }
  /** Data was loaded or has changed. */
  readonly 'tonlens-load': { readonly data: unknown }
  /** The element cannot show its data. */
  readonly 'tonlens-error': { readonly error: Error }
}

/** Dispatches one of {@link WidgetEvents}. Returns false if the page called `preventDefault`. */
export type Emit = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => boolean

/** Dispatches `tonlens-select` and navigates to the selected thing. */
export type Open = (kind: SelectedKind, key: string) => void

/** Props of the content of an element. */
export interface WidgetProps<Values = unknown> {
  /** Values of the element's attributes. */
  readonly values: Values
  /** Props of the view: the element dispatches what it reports, and shows what the page put into it while it loads. */
  readonly view: ViewProps<unknown>
  readonly emit: Emit
  readonly open: Open
}

/** Module with the content of an element, loaded when the element first appears. */
export interface WidgetModule<Values> {
  readonly default: (props: WidgetProps<Values>) => ReactElement | null
  /** Style sheets of its components, in addition to those of every element. */
  readonly styles: readonly string[]
  /** URL of the explorer that links lead to, regardless of the page. @default the page's rules */
  readonly explorer?: string
}

/** Tag name of an element. */
export type Tag = `tonlens-${string}`

/** Definition of one element. */
export interface WidgetRow<Set extends Attributes = Attributes, Name extends Tag = Tag> {
  readonly tag: Name
  /** Description in one sentence, shown by editors. */
  readonly summary: string
  readonly attributes: Set
  /** Heights, CSS px, that the element keeps free until it shows data, in a wide and in a narrow viewport. */
  readonly reserve: { readonly wide: number; readonly narrow: number }
  /** Attributes of which the element needs at least one. @default none */
  readonly oneOf?: readonly (keyof Set & string)[]
  readonly load: () => Promise<WidgetModule<ValuesOf<Set>>>
}

/** Definition of an element with any attributes. */
export interface AnyWidgetRow extends Omit<WidgetRow, 'load' | 'oneOf'> {
  readonly oneOf?: readonly string[]
  readonly load: () => Promise<WidgetModule<never>>
}

/** Defines an element; infers the types of its attributes. */
export function defineWidget<const Set extends Attributes, const Name extends Tag>(
  row: WidgetRow<Set, Name>,
): WidgetRow<Set, Name> {
  return row
}
