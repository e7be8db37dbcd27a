import type { AccountMessages, ContractMessages, LabelMessages } from './accounts.ts'
import type { ActionMessages } from './actions.ts'
import type { BlockMessages } from './blocks.ts'
import type { CodeMessages } from './code.ts'
import type { ConfigMessages } from './config.ts'
import type { AddressMessages, CommonMessages, ErrorMessages, ListMessages, TableMessages } from './common.ts'
import type { DnsMessages, MultisigMessages, VestingMessages } from './contracts.ts'
import type { StatusMessages } from './failures.ts'
import type { GraphMessages, GraphToolsMessages } from './graph.ts'
import type { InspectorMessages } from './inspector.ts'
import type { JettonAmountMessages, JettonMessages } from './jettons.ts'
import type { MediaMessages, MediaPlayerMessages } from './media.ts'
import type { BodyMessages, MessageMessages, OpcodeMessages, RawDataMessages } from './messages.ts'
import type { MirrorMessages } from './mirror.ts'
import type { NftDetailsMessages, NftGalleryMessages, NftMarketMessages, NftMessages } from './nfts.ts'
import type { PreviewMessages } from './preview.ts'
import type { LiveMessages, ProgressMessages } from './progress.ts'
import type { ExplorerMessages, SearchMessages } from './search.ts'
import type { SourceMessages } from './source.ts'
import type { NominatorMessages, ValidatorMessages } from './staking.ts'
import type { StakeMessages } from './stakes.ts'
import type { ToolMessages } from './tools.ts'
import type { TraceDetailsMessages, TraceMessages } from './traces.ts'
import type { TransactionDetailsMessages } from './transactionDetails.ts'
import type { VerificationMessages } from './verification.ts'
import type { VmMessages } from './vm.ts'
import type { TransactionMessages, TransactionTableMessages } from './transactions.ts'

/** Every text that the components show, by group. A translation has all of them. */
export interface Messages {
  readonly common: CommonMessages
  readonly address: AddressMessages
  readonly table: TableMessages
  readonly list: ListMessages
  readonly error: ErrorMessages
  readonly media: MediaMessages
  readonly mediaPlayer: MediaPlayerMessages
  readonly message: MessageMessages
  readonly body: BodyMessages
  readonly rawData: RawDataMessages
  readonly opcode: OpcodeMessages
  readonly transaction: TransactionMessages
  readonly transactionTable: TransactionTableMessages
  readonly transactionDetails: TransactionDetailsMessages
  readonly verification: VerificationMessages
  readonly vm: VmMessages
  readonly live: LiveMessages
  readonly progress: ProgressMessages
  readonly preview: PreviewMessages
  readonly status: StatusMessages
  readonly trace: TraceMessages
  readonly traceDetails: TraceDetailsMessages
  readonly graph: GraphMessages
  readonly graphTools: GraphToolsMessages
  readonly action: ActionMessages
  readonly account: AccountMessages
  readonly label: LabelMessages
  readonly contract: ContractMessages
  readonly jetton: JettonMessages
  readonly jettonAmount: JettonAmountMessages
  readonly nft: NftMessages
  readonly nftDetails: NftDetailsMessages
  readonly nftGallery: NftGalleryMessages
  readonly nftMarket: NftMarketMessages
  readonly dns: DnsMessages
  readonly multisig: MultisigMessages
  readonly vesting: VestingMessages
  readonly validator: ValidatorMessages
  readonly nominator: NominatorMessages
  readonly stake: StakeMessages
  readonly block: BlockMessages
  readonly tool: ToolMessages
  readonly inspector: InspectorMessages
  readonly code: CodeMessages
  readonly source: SourceMessages
  readonly config: ConfigMessages
  readonly search: SearchMessages
  readonly explorer: ExplorerMessages
  readonly mirror: MirrorMessages
}

/** A catalogue with gaps, which English fills. */
export type PartialMessages = { readonly [Group in keyof Messages]?: Partial<Messages[Group]> }
