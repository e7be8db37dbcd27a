import { defineAll } from './widgets/defineAll.ts'

defineAll()

export { AttributeError } from './widgets/attributes.ts'
export { provideClient, type ProvidedClientOptions, type WidgetDisplay } from './widgets/sharedPage.ts'
export { oEmbed, type OEmbed, type OEmbedOptions } from './widgets/oembed.ts'
export type { SelectedKind, WidgetEvents } from './widgets/defineWidget.ts'
export type { WidgetProperties } from './widgets/element.ts'
export type { WidgetElement, WidgetElements, WidgetEventMap, WidgetTags } from './widgets/types.ts'
