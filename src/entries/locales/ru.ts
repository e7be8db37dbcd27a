import type { Messages } from '../../text/en/index.ts'
import * as groups from '../../text/ru/index.ts'

/** Every text of the components in Russian; show it with `locale="ru" messages={russian}`. */
export const russian: Messages = groups
