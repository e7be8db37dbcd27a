import type { Messages } from '../../text/en/index.ts'
import * as groups from '../../text/zh/index.ts'

/** Every text of the components in simplified Chinese; show it with `locale="zh-Hans" messages={chinese}`. */
export const chinese: Messages = groups
