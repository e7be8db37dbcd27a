import type { FailureReason } from './failureReasons.ts'

/** Reasons by the code with which contracts and actions fail. */
export type FailureCodes = Readonly<Record<number, FailureReason>>

/** Exit codes of the virtual machine itself; the same for every contract. */
export const machineCodes: FailureCodes = {
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
export const actionCodes: FailureCodes = {
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
export const languageCodes: FailureCodes = {
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

export const jettonCodes: FailureCodes = {
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

export const nftCodes: FailureCodes = {
  333: 'wrongWorkchain',
  401: 'notOwner',
  402: 'noCoinsForFees',
  405: 'notCollection',
}

export const multisigCodes: FailureCodes = {
  100: 'noCoinsForFees',
  101: 'mayNotExecute',
  102: 'signersChanged',
  103: 'invalidSigners',
  1007: 'mayNotPropose',
  1008: 'invalidOrder',
}

export const orderCodes: FailureCodes = {
  104: 'notMultisig',
  105: 'orderExists',
  106: 'notSigner',
  107: 'alreadyApproved',
  108: 'wrongApproval',
  111: 'orderExpired',
  112: 'orderExecuted',
}

export const walletCodes: FailureCodes = {
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
export const externalWalletCodes: FailureCodes = {
  33: 'wrongSeqno',
  34: 'wrongWalletId',
  35: 'wrongSignatureOrExpired',
  36: 'messageExpired',
  133: 'wrongSeqno',
  135: 'wrongSignature',
  136: 'messageExpired',
}
