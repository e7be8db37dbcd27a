// What the scripts of dist/web hold: all of `tonlens/widgets` but `oEmbed`, which is a server's.
import { defineAll } from './defineAll.ts'

defineAll()

export { AttributeError } from './attributes.ts'
export { provideClient } from './sharedPage.ts'
