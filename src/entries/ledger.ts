/** `tonlens/ledger`: every change of an account's assets, from complete histories. */
export { accountLedger, type LedgerOptions, type LedgerPage } from '../ledger/accountLedger.ts'
export { LedgerError } from '../ledger/line.ts'
export { ledgerLines } from '../ledger/ledgerLines.ts'
export type { LedgerAsset, LedgerFee, LedgerLine, LedgerLineKind } from '../ledger/line.ts'
export { portfolioLedger } from '../ledger/portfolioLedger.ts'
export { reconcileJettons, type JettonDifference } from '../ledger/reconcileJettons.ts'
export { evidenceFile, type EvidenceOptions } from '../ledger/evidence/evidenceFile.ts'
export {
  cachePrices,
  type CachePricesOptions,
  type Price,
  type PricedAsset,
  type PriceSource,
} from '../ledger/value/prices.ts'
export { valueLedger, type CostMethod, type ValuedLine, type ValueOptions } from '../ledger/value/valueLedger.ts'
export type { HeldNft } from '../ledger/nftHistory.ts'
export { accountAt, type AccountAt, type AccountAtOptions, type JettonAt } from '../ledger/past/accountAt.ts'
export { MomentError, resolveMoment, type Moment, type MomentBlock } from '../ledger/past/moment.ts'
export { compareStates, readStateAt, type StateAt, type StateDifference } from '../ledger/past/stateAt.ts'
export {
  configHistory,
  type ConfigHistoryOptions,
  type ConfigHistoryProgress,
  type ParameterChange,
  type ParameterHistory,
} from '../ledger/past/configHistory.ts'
export { ledgerPoints, type LedgerPoint, type LedgerPointOptions } from '../ledger/past/ledgerPoints.ts'
export { compareMoments, type AssetChange, type MomentComparison } from '../ledger/past/compareMoments.ts'
export {
  clientAssetNames,
  ledgerCsv,
  ledgerJsonLines,
  type AssetNames,
  type LedgerCsvOptions,
  type LedgerLayout,
} from '../ledger/file/ledgerFiles.ts'
export { buildPortfolio, type PartAnswer, type PartAnswers } from '../ledger/portfolio/buildPortfolio.ts'
export type {
  MultisigState,
  PortfolioPart,
  PortfolioPartName,
  PortfolioRows,
  StakingPosition,
} from '../ledger/portfolio/parts.ts'
export type {
  Portfolio,
  PortfolioAsset,
  PortfolioCollection,
  PortfolioDomain,
  PortfolioMultisig,
  PortfolioPartState,
  PortfolioStaking,
  PortfolioTotal,
} from '../ledger/portfolio/portfolio.ts'
export { readPortfolioPart, type ReadPartOptions } from '../ledger/portfolio/readPart.ts'
export { ledgerColumns } from '../components/transactions/ledger-table/ledgerColumns.tsx'
export { LedgerTable, type LedgerTableProps } from '../components/transactions/ledger-table/LedgerTable.tsx'
export { AccountAtCard, type AccountAtCardProps } from '../components/accounts/account-at-card/AccountAtCard.tsx'
export {
  MomentSlider,
  type MomentSliderProps,
  type SliderMoment,
} from '../components/accounts/account-at-card/MomentSlider.tsx'
export { PortfolioCard, type PortfolioCardProps } from '../components/accounts/portfolio-card/PortfolioCard.tsx'
export {
  useAddressInformationAt,
  useConfigAllAt,
  useConfigParamAt,
  useLibraries,
  useLookupBlock,
  useRunGetMethodAt,
  useShardAccountCellAt,
} from '../react/hooks/endpoints/past.ts'
export type { EndpointHookAt } from '../react/hooks/endpoints/createHookAt.ts'
export { readStackPairs } from '../service/rows/v2/stack.ts'
export { useAccountAt, type AccountAtResult, type UseAccountAtOptions } from '../react/hooks/ledger/useAccountAt.ts'
export {
  useAccountLedger,
  type AccountLedgerResult,
  type UseAccountLedgerOptions,
} from '../react/hooks/ledger/useAccountLedger.ts'
export { usePortfolio, type PortfolioResult, type UsePortfolioOptions } from '../react/hooks/ledger/usePortfolio.ts'
