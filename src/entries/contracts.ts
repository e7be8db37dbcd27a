/** `tonlens/contracts`: hooks and components of multisigs, vesting, code, storage, get-methods and runs of the VM. */
export { MultisigCard, type MultisigCardProps } from '../components/contracts/multisig-card/MultisigCard.tsx'
export {
  MultisigOrderCard,
  type MultisigOrderCardProps,
} from '../components/contracts/multisig-order-card/MultisigOrderCard.tsx'
export { contractLabel } from '../text/naming/contractKind.ts'
export { listGetMethods } from '../components/accounts/account-details/methodNames.ts'
export { CodeView, type CodeViewProps } from '../components/contracts/code-view/CodeView.tsx'
export { SourceView, type SourceViewProps } from '../components/contracts/source-view/SourceView.tsx'
export { StorageView, type StorageViewProps } from '../components/contracts/storage-view/StorageView.tsx'
export { describeControl } from '../components/contracts/wallet-control/describeControl.ts'
export { WalletControl, type WalletControlProps } from '../components/contracts/wallet-control/WalletControl.tsx'
export {
  readControl,
  type Control,
  type ControlKind,
  type ControlRole,
  type ControlRows,
} from '../meaning/contracts/control.ts'
export {
  listControlMethods,
  listPluginRequests,
  type ControlAnswers,
  type ControlLock,
  type ControlMethod,
} from '../meaning/contracts/controlMethods.ts'
export { tonDomainCollection } from '../ton/facts/knownAccounts.ts'
export { VestingCard, type VestingCardProps } from '../components/contracts/vesting-card/VestingCard.tsx'
export { VmSteps, type VmStepsProps } from '../components/contracts/vm-steps/VmSteps.tsx'
export { CellInspector, type CellInspectorProps } from '../components/tools/cell-inspector/CellInspector.tsx'
export {
  GetMethodRunner,
  type GetMethodRunnerProps,
  type GetMethodRequest,
  type GetMethodSource,
} from '../components/tools/get-method-runner/GetMethodRunner.tsx'
export type { MethodArgument } from '../components/tools/get-method-runner/methodArguments.ts'
export {
  useVerifiedSource,
  type UseVerifiedSourceOptions,
  type VerifiedSourceResult,
} from '../react/hooks/contracts/useVerifiedSource.ts'
export { useSameCode, type UseSameCodeOptions } from '../react/hooks/contracts/useSameCode.ts'
export { useReplayAt } from '../react/hooks/ledger/useReplayAt.ts'
export { useReplay, type ReplayQueryResult, type UseReplayOptions } from '../react/hooks/traces/useReplay.ts'
export type { Replay, ReplayGap, ReplayMismatch, StorageChange } from '../meaning/contracts/replay.ts'
export type { CodePlace, OutAction, StackChange, VmRun, VmStep } from '../meaning/contracts/vmSteps.ts'
export { readJettonMaster } from '../meaning/tokens/readJettonMaster.ts'
export { findUnchangedSince, type UnchangedSince } from '../meaning/contracts/unchangedSince.ts'
export {
  unlockedAt,
  vestingSteps,
  vestingTerms,
  type VestingStep,
  type VestingTerms,
} from '../meaning/contracts/vesting.ts'
export {
  useMultisigOrders,
  useInfiniteMultisigOrders,
  useMultisigWallets,
  useInfiniteMultisigWallets,
  useVesting,
  useInfiniteVesting,
} from '../react/hooks/endpoints/contracts.ts'
export { useEstimateFee, useRunGetMethod, type RunGetMethodParams } from '../react/hooks/endpoints/legacy.ts'
export {
  readStackEntries,
  stackCell,
  stackNumber,
  stackSlice,
  type StackInput,
  type StackValue,
} from '../ton/abi/getMethodStack.ts'
export { useDecode, useDecodePost } from '../react/hooks/endpoints/decode.ts'
export { readNodeError, type NodeError } from '../meaning/outcome/nodeError.ts'
export { ConfigTable, type ConfigTableProps } from '../components/blocks/config-table/ConfigTable.tsx'
export { DecodeTool, type DecodeRequest, type DecodeToolProps } from '../components/tools/decode-tool/DecodeTool.tsx'
export { FeeEstimate, type FeeEstimateProps, type FeeRequest } from '../components/tools/fee-estimate/FeeEstimate.tsx'
export { accountFromInformation, walletFromInformation } from '../components/accounts/account-details/legacyAccounts.ts'
