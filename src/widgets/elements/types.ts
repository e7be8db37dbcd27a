// TypeScript types of the elements, derived from the table.
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Attributes, ValuesOf } from './attributes.ts'
import type { WidgetProperties } from './element.ts'
import type { sharedAttributes, WidgetEvents, WidgetRow } from './defineWidget.ts'
import type * as table from './table.ts'

type Rows = (typeof table)[keyof typeof table]
type SetOf<Row> = Row extends WidgetRow<infer Set> ? Set & typeof sharedAttributes : never
type Writable<Values> = { -readonly [Name in keyof Values]: Values[Name] }

/** An element: its attributes as properties, and the properties of every element. */
export type WidgetElement<Set extends Attributes> = HTMLElement & WidgetProperties & Writable<ValuesOf<Set>>

/** Element types by tag name. */
export type WidgetElements = {
  [Row in Rows as Row['tag']]: WidgetElement<SetOf<Row>>
}

/** Event types by name. */
export type WidgetEventMap = {
  [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]>
}

type Listeners = {
  readonly [Name in keyof WidgetEventMap as `on${Name}`]?: (event: WidgetEventMap[Name]) => void
}
type AttributesAsProps<Set extends Attributes> = {
  readonly [Name in keyof Set]?: ValuesOf<{ value: Set[Name] }>['value']
}

/** JSX props of the tags, for React 19 and newer. */
export type WidgetTags = {
  [Row in Rows as Row['tag']]: DetailedHTMLProps<
    HTMLAttributes<WidgetElements[Row['tag']]>,
    WidgetElements[Row['tag']]
  > &
    AttributesAsProps<SetOf<Row>> &
    Partial<WidgetProperties> &
    Listeners
}

declare global {
  interface HTMLElementTagNameMap extends WidgetElements {}
  // Events bubble, so pages can also listen on the document.
  interface GlobalEventHandlersEventMap extends WidgetEventMap {}
}

declare module 'react' {
  // eslint-disable-next-line typescript/no-namespace -- React declares it as one
  namespace JSX {
    interface IntrinsicElements extends WidgetTags {}
  }
}
