import { type FailureReason, failureReasons } from './failureReasons.ts'

type Codes = Readonly<Record<number, FailureReason>>

/** Exit codes of the virtual machine itself; the same for every contract. */
const machineCodes: Codes = {
  2: 'stackUnderflow',
  3: 'stackOverflow',
  4: 'integerOverflow',
  5: 'integerOutOfRange',
  6: 'invalidInstruction',
  7: 'wrongType',
  8: 'cellOverflow',
  9: 'cellUnderflow',
  10: 'dictionaryError',
  11: 'unknownMessage',
  12: 'fatalError',
  13: 'outOfGas',
  [-14]: 'outOfGas',
  14: 'virtualizationError',
}

/** Result codes of the action phase. */
const actionCodes: Codes = {
  32: 'invalidActionList',
  33: 'tooManyActions',
  34: 'invalidAction',
  35: 'invalidSource',
  36: 'invalidDestination',
  37: 'noCoinsToSend',
  38: 'noExtraCurrency',
  39: 'messageTooLarge',
  40: 'noCoinsForForwarding',
  41: 'missingLibrary',
  42: 'libraryChangeFailed',
  43: 'tooManyCells',
  50: 'stateTooLarge',
}

/** Codes that compilers and their standard libraries throw. */
const languageCodes: Codes = {
  128: 'nullReference',
  129: 'wrongPrefix',
  130: 'unknownMessage',
  131: 'constraintViolated',
  132: 'accessDenied',
  133: 'contractStopped',
  134: 'invalidArgument',
  135: 'codeNotFound',
  136: 'invalidAddress',
  137: 'noMasterchain',
  138: 'notBasechain',
  65535: 'unknownMessage',
}

const jettonCodes: Codes = {
  45: 'jettonWalletLocked',
  47: 'notEnoughJettons',
  48: 'noCoinsForFees',
  49: 'invalidMessage',
  72: 'unknownMessage',
  73: 'notOwner',
  74: 'notJettonWallet',
  333: 'wrongWorkchain',
  705: 'notOwner',
  706: 'notEnoughJettons',
  707: 'notJettonWallet',
  708: 'noResponseAddress',
  709: 'noCoinsForFees',
}

const nftCodes: Codes = {
  333: 'wrongWorkchain',
  401: 'notOwner',
  402: 'noCoinsForFees',
  405: 'notCollection',
}

const multisigCodes: Codes = {
  100: 'noCoinsForFees',
  101: 'mayNotExecute',
  102: 'signersChanged',
  103: 'invalidSigners',
  1007: 'mayNotPropose',
  1008: 'invalidOrder',
}

const orderCodes: Codes = {
  104: 'notMultisig',
  105: 'orderExists',
  106: 'notSigner',
  107: 'alreadyApproved',
  108: 'wrongApproval',
  111: 'orderExpired',
  112: 'orderExecuted',
}

const walletCodes: Codes = {
  132: 'signaturesDisabled',
  133: 'wrongSeqno',
  134: 'wrongWalletId',
  135: 'wrongSignature',
  136: 'messageExpired',
  137: 'errorsNotIgnored',
  139: 'extensionExists',
  140: 'noExtension',
  141: 'unknownWalletAction',
}

/** Codes with which wallets v3, v4 and v5 refuse an external message. */
const externalWalletCodes: Codes = {
  33: 'wrongSeqno',
  34: 'wrongWalletId',
  35: 'wrongSignatureOrExpired',
  36: 'messageExpired',
  133: 'wrongSeqno',
  135: 'wrongSignature',
  136: 'messageExpired',
}

/** Codes by the opcode of the inbound message: contracts of different standards give one number different meanings. */
const codesByOpcode: Readonly<Record<number, Codes>> = {
  0x0f8a7ea5: jettonCodes,
  0x178d4519: jettonCodes,
  0x595f07bc: jettonCodes,
  0x7bdd97de: jettonCodes,
  0x5fcc3d14: nftCodes,
  // Multisig: new order, execute, then approve and init of the order.
  0xf718510f: multisigCodes,
  0x75097f5d: multisigCodes,
  0xa762230f: orderCodes,
  0x9c73fba2: orderCodes,
  // Wallet of the fifth version: signed from inside, signed from outside, extension.
  0x73696e74: walletCodes,
  0x7369676e: walletCodes,
  0x6578746e: walletCodes,
}

/** Reasons for a skipped compute phase, by the service's word. */
const skipReasons: Readonly<Record<string, FailureReason>> = {
  no_state: 'notDeployed',
  bad_state: 'wrongCode',
  no_gas: 'noGas',
  suspended: 'suspended',
}

/**
 * Looks up the reason behind an exit code.
 * @param opcode First 32 bits of the inbound message, as a number or hex text; selects the standard
 * whose codes apply.
 * @returns undefined for a code that only the contract's author can explain.
 */
export function exitCodeReason(code: number, opcode?: string | number | null): FailureReason | undefined {
  const asked = typeof opcode === 'string' || typeof opcode === 'number' ? Number(opcode) >>> 0 : undefined
  const standard = asked === undefined ? undefined : codesByOpcode[asked]
  if (typeof code !== 'number') return undefined
  return machineCodes[code] ?? standard?.[code] ?? languageCodes[code]
}

/** Looks up the reason behind an exit code of a get-method: where a message is unknown to a contract, here the method is. */
export function getMethodReason(code: number): FailureReason | undefined {
  const reason = exitCodeReason(code)
  return reason === 'unknownMessage' ? 'unknownGetMethod' : reason
}

/** Looks up the reason behind a result code of the action phase. */
export function actionCodeReason(code: number): FailureReason | undefined {
  return typeof code === 'number' ? actionCodes[code] : undefined
}

/** Looks up the reason behind an exit code with which an account refused an external message. */
export function externalCodeReason(code: number): FailureReason | undefined {
  if (typeof code !== 'number') return undefined
  return externalWalletCodes[code] ?? exitCodeReason(code)
}

/** Looks up the reason for a skipped compute phase, from `compute_ph.reason`. */
export function skipReason(word: string): FailureReason | undefined {
  return Object.hasOwn(skipReasons, word) ? skipReasons[word] : undefined
}

/**
 * Explains an exit code in English.
 * @param opcode See {@link exitCodeReason}.
 */
export function exitCodeMeaning(code: number, opcode?: string | number | null): string | undefined {
  return describeReason(exitCodeReason(code, opcode))
}

/** Explains a result code of the action phase in English. */
export function actionCodeMeaning(code: number): string | undefined {
  return describeReason(actionCodeReason(code))
}

/** Explains in English why a compute phase was skipped, from `compute_ph.reason`. */
export function skipMeaning(word: string): string | undefined {
  return describeReason(skipReason(word))
}

function describeReason(reason: FailureReason | undefined): string | undefined {
  return reason === undefined ? undefined : failureReasons[reason]
}
