import type { AccountStateFull, JettonMaster, JettonWallet, NftCollection, NftItem } from 'tonlens'
import type { TraceAnswer } from 'tonlens/trace'

/** Address of the page that shows answers, as the extension MCP Apps (io.modelcontextprotocol/ui) has it. */
export const pageUri = 'ui://tonlens/answer'
export const pageType = 'text/html;profile=mcp-app'
/** Key of the rows to show in the `_meta` of a result. */
export const rowsKey = 'tonlens/rows'

/** Rows of the service that an answer was made from. Strangers wrote parts of them. */
export interface ShownRows {
  /** A trace with its actions. */
  readonly trace?: TraceAnswer | undefined
  readonly account?: AccountStateFull | undefined
  /** Jettons of the account. */
  readonly wallets?: readonly JettonWallet[] | undefined
  readonly jetton?: JettonMaster | undefined
  readonly collection?: NftCollection | undefined
  readonly item?: NftItem | undefined
  readonly address_book?: AnswerNames['address_book']
  readonly metadata?: AnswerNames['metadata']
}

type AnswerNames = Parameters<typeof import('tonlens').namesFrom>[0]

/** Content of {@link rowsKey}. */
export interface PageData {
  readonly untrusted: ShownRows
  /** When the rows were true, Unix seconds. */
  readonly asOf: number
  /** Addresses are written in their test-only form. */
  readonly testOnly: boolean
}
