export {
  defineAbi,
  type Abi,
  type AbiAlias,
  type AbiDeclaration,
  type AbiEnum,
  type AbiGetMethod,
  type AbiStruct,
  type TypeText,
} from './abi/abi.ts'
export { AbiError, type AbiErrorReason } from './abi/errors.ts'
export { readAs, readBody, readStorage, writeAs, writeBody, type BodyOptions } from './abi/body.ts'
export { readStack, writeStack } from './abi/stack.ts'
export { type AbiBudget, type AbiCodec, type AbiOptions, type AbiValue, type ExternalAddress } from './abi/run.ts'
export {
  type AbiStructValue,
  type AbiArguments,
  type AbiBody,
  type BodyList,
  type MethodName,
  type AbiResult,
  type AbiStorage,
  type ValueAt,
} from './abi/infer.ts'
export { importTolkAbi } from './abi/importTolk.ts'
export { guessCell, type CellGuess, type CellMeaning } from './abi/guessCell.ts'
export { compareConfigs, type ConfigChange, type ConfigHistory, type ConfigSnapshot } from './abi/config/configHistory.ts'
export { readConfig, type ChainConfig, type ConfigParameter, type SuspendedAddresses } from './abi/config/readConfig.ts'
export { blockchain } from './abi/standards/blockchain.ts'
export {
  AbiRegistry,
  type AbiSource,
  type AccountName,
  type ContractName,
  type ContractReader,
  type KnownContract,
  type MessageToRead,
  type OpcodeName,
  type AbiReading,
} from './abi/registry.ts'
export { createDecoders, type BodyDecoder, type BodyDecoders, type BodyDecoding, type MessageToDecode } from './abi/decoders.ts'
export { bundledSources, loadCatalogue, standards } from './abi/sources.ts'
