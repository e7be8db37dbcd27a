import type { AccountMessages, ContractMessages, LabelMessages } from './contracts/accounts.ts'
import type { ActionMessages } from './transactions/actions.ts'
import type { BlockMessages } from './chain/blocks.ts'
import type { CodeMessages } from './contracts/code.ts'
import type { ConfigMessages } from './chain/config.ts'
import type { ChartMessages } from './charts.ts'
import type { AddressMessages, CommonMessages, ErrorMessages, ListMessages, TableMessages } from './common.ts'
import type { DnsMessages, MultisigMessages, VestingMessages } from './contracts/contracts.ts'
import type { StatusMessages } from './transactions/failures.ts'
import type { GraphMessages, GraphToolsMessages } from './transactions/graph.ts'
import type { InspectorMessages } from './tools/inspector.ts'
import type { JettonAmountMessages, JettonMessages } from './assets/jettons.ts'
import type { MediaMessages, MediaPlayerMessages } from './assets/media.ts'
import type { BodyMessages, MessageMessages, OpcodeMessages, RawDataMessages } from './transactions/messages.ts'
import type { MirrorMessages } from './tools/mirror.ts'
import type { NftDetailsMessages, NftGalleryMessages, NftMarketMessages, NftMessages } from './assets/nfts.ts'
import type { ComparisonMessages } from './transactions/comparison.ts'
import type { PreviewMessages } from './transactions/preview.ts'
import type { LiveMessages, ProgressMessages } from './transactions/progress.ts'
import type { ExplorerMessages, SearchMessages } from './tools/search.ts'
import type { ShareMessages } from './tools/share.ts'
import type { SourceMessages } from './contracts/source.ts'
import type { StorageMessages } from './contracts/storage.ts'
import type { NominatorMessages, ValidatorMessages } from './chain/staking.ts'
import type { StakeMessages } from './chain/stakes.ts'
import type { ToolMessages } from './tools/tools.ts'
import type { TraceDetailsMessages, TraceMessages } from './transactions/traces.ts'
import type { TransactionDetailsMessages } from './transactions/transactionDetails.ts'
import type { LedgerMessages } from './transactions/ledger.ts'
import type { MomentMessages } from './contracts/moment.ts'
import type { PortfolioMessages } from './contracts/portfolio.ts'
import type { VerificationMessages } from './transactions/verification.ts'
import type { VmMessages } from './contracts/vm.ts'
import type { TransactionMessages, TransactionTableMessages } from './transactions/transactions.ts'

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
  readonly ledger: LedgerMessages
  readonly portfolio: PortfolioMessages
  readonly moment: MomentMessages
  readonly verification: VerificationMessages
  readonly vm: VmMessages
  readonly live: LiveMessages
  readonly progress: ProgressMessages
  readonly comparison: ComparisonMessages
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
  readonly chart: ChartMessages
  readonly tool: ToolMessages
  readonly inspector: InspectorMessages
  readonly code: CodeMessages
  readonly source: SourceMessages
  readonly storage: StorageMessages
  readonly config: ConfigMessages
  readonly search: SearchMessages
  readonly explorer: ExplorerMessages
  readonly mirror: MirrorMessages
  readonly share: ShareMessages
}

/** A catalogue with gaps, which English fills. */
export type PartialMessages = { readonly [Group in keyof Messages]?: Partial<Messages[Group]> }
