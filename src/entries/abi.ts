export {
  defineAbi,
  type Abi,
  type AbiAlias,
  type AbiDeclaration,
  type AbiEnum,
  type AbiGetMethod,
  type AbiStruct,
  type TypeText,
} from '../ton/abi/abi.ts'
export { AbiError, type AbiErrorReason } from '../ton/abi/errors.ts'
export { readAs, readBody, readStorage, writeAs, writeBody, type BodyOptions } from '../ton/abi/body.ts'
export { readStack, writeStack } from '../ton/abi/stack.ts'
export { type AbiBudget, type AbiCodec, type AbiOptions, type AbiValue, type ExternalAddress } from '../ton/abi/run.ts'
export {
  type AbiStructValue,
  type AbiArguments,
  type AbiBody,
  type BodyList,
  type MethodName,
  type AbiResult,
  type AbiStorage,
  type ValueAt,
} from '../ton/abi/infer.ts'
export { importTolkAbi } from '../ton/abi/importTolk.ts'
export { guessCell, type CellGuess, type CellMeaning } from '../ton/abi/guessCell.ts'
export {
  compareConfigs,
  type ConfigChange,
  type ConfigHistory,
  type ConfigSnapshot,
} from '../ton/abi/config/configHistory.ts'
export { readConfigProposals, type ConfigProposal } from '../ton/abi/config/configVotes.ts'
export {
  readConfig,
  type ChainConfig,
  type ConfigParameter,
  type SuspendedAddresses,
} from '../ton/abi/config/readConfig.ts'
export { blockchain } from '../ton/abi/standards/blockchain.ts'
export {
  AbiRegistry,
  type AbiSource,
  type AccountName,
  type ContractName,
  type ContractReader,
  type OpcodeName,
  type AbiReading,
} from '../ton/abi/registry.ts'
export type { KnownContract, MessageToRead } from '../ton/abi/decoders.ts'
export {
  createDecoders,
  type BodyDecoder,
  type BodyDecoders,
  type BodyDecoding,
  type MessageToDecode,
} from '../ton/abi/decoders.ts'
export { bundledSources, loadCatalogue, standards } from '../ton/abi/sources.ts'
