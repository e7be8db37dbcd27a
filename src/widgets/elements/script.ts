// Entry of the scripts in dist/web: `tonlens/widgets` without `oEmbed`, which runs on servers.
import { defineAll } from './defineAll.ts'

defineAll()

export { AttributeError } from './attributes.ts'
export { provideClient } from './sharedPage.ts'
