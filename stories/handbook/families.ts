/** Components that show one kind of thing. */
export interface Family {
  readonly title: string
  /** One sentence about the family. */
  readonly about: string
  readonly components: readonly string[]
}

/** Every component of the package, in the families of the handbook. */
export const families: readonly Family[] = [
  {
    title: 'Transactions and messages',
    about: 'What happened, from one line to the last cell.',
    components: ['TransactionCard', 'TransactionTable', 'TransactionDetails', 'TransactionPreview', 'TransactionProgress', 'MessageCard', 'MessageTable', 'DecodedBody', 'RawData'],
  },
  {
    title: 'Traces',
    about: 'One trace in several forms that share a selection.',
    components: ['MessageChainGraph', 'TraceOutline', 'TraceTable', 'TraceTimeline', 'TraceVerdict', 'TraceComparison', 'TraceDetails', 'ValueFlow'],
  },
  { title: 'Actions', about: 'What a trace means, in sentences.', components: ['ActionCard', 'ActionList'] },
  {
    title: 'Accounts',
    about: 'What an account is, holds and is called.',
    components: ['AccountCard', 'AccountDetails', 'TopAccounts', 'PortfolioCard', 'LedgerTable', 'AccountAtCard', 'MomentSlider', 'LabelEditor', 'FavoriteButton', 'FavoriteList', 'BalanceChangeTable', 'DomainCard', 'DnsRecordTable', 'DomainAuctionTable'],
  },
  {
    title: 'Jettons',
    about: 'Exact amounts, scams and look-alikes marked.',
    components: ['JettonCard', 'JettonBalances', 'JettonHolders', 'JettonTransferTable', 'JettonBurnTable'],
  },
  {
    title: 'NFTs',
    about: 'Galleries of any size, and media that cannot harm.',
    components: ['NftGrid', 'NftGallery', 'NftToolbar', 'NftDetails', 'NftCard', 'NftCardSkeleton', 'NftCollectionCard', 'NftSaleBadge', 'NftTransferTable', 'Media', 'MediaPlayer', 'MediaDialog'],
  },
  {
    title: 'Contracts',
    about: 'Contracts with rules of their own, in words.',
    components: ['CodeView', 'MultisigCard', 'MultisigOrderCard', 'SourceView', 'StorageView', 'VestingCard', 'VmSteps'],
  },
  {
    title: 'Staking',
    about: 'Who validates, with which stakes, and what nominators earn.',
    components: ['ValidatorTable', 'ElectionCard', 'CycleTimeline', 'ComplaintTable', 'NominatorPoolCard', 'NominatorPositions', 'NominatorRewards', 'StakeEventTable'],
  },
  {
    title: 'Charts',
    about: 'Fees, balances, activity, flows and shares, for those who would rather look than read.',
    components: ['FeeBar', 'BalanceChart', 'ActivityHeatmap', 'HoldersChart', 'ValueFlowDiagram', 'AllocationBar'],
  },
  {
    title: 'Blocks',
    about: 'The masterchain, its shards, and how late the index is.',
    components: ['BlockCard', 'BlockTable', 'ConfigTable', 'ShardMap', 'MasterchainHead'],
  },
  {
    title: 'Values',
    about: 'One datum each: what the others are made of.',
    components: ['Address', 'AddressHighlight', 'Identicon', 'Hash', 'CoinAmount', 'JettonAmount', 'FiatAmount', 'Timestamp', 'Opcode', 'Comment', 'StatusBadge', 'FinalityBadge', 'VerifiedMark'],
  },
  {
    title: 'Lists, states and search',
    about: 'What every page needs around its rows.',
    components: ['Table', 'Pagination', 'LoadMore', 'NewRows', 'SearchBox', 'CopyButton', 'Skeleton', 'EmptyState', 'ErrorState'],
  },
  {
    title: 'Tools',
    about: 'Decode, estimate, call, send and share.',
    components: ['CellInspector', 'DecodeTool', 'FeeEstimate', 'GetMethodRunner', 'SendBoc', 'ShareMenu'],
  },
  { title: 'Mirror', about: 'Where answers come from, and what is kept in this browser.', components: ['MirrorStatus', 'OriginBadge'] },
]
