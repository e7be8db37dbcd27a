import { defineAll } from '../widgets/elements/defineAll.ts'

defineAll()

export { AttributeError } from '../widgets/elements/attributes.ts'
export { provideClient, type ProvidedClientOptions, type WidgetDisplay } from '../widgets/elements/sharedPage.ts'
export { oEmbed, type OEmbed, type OEmbedOptions } from '../widgets/elements/oembed.ts'
export type { SelectedKind, WidgetEvents } from '../widgets/elements/defineWidget.ts'
export type { WidgetProperties } from '../widgets/elements/element.ts'
export type { WidgetElement, WidgetElements, WidgetEventMap, WidgetTags } from '../widgets/elements/types.ts'
