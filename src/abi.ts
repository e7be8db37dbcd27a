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
export { type AbiCodec, type AbiOptions, type AbiValue, type ExternalAddress } from './abi/run.ts'
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
export { AbiRegistry, type AbiSource, type KnownContract, type MessageToRead, type AbiReading } from './abi/registry.ts'
export { loadCatalogue, standards } from './abi/sources.ts'
