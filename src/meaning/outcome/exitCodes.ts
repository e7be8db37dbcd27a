import {
  actionCodes,
  externalWalletCodes,
  type FailureCodes,
  jettonCodes,
  languageCodes,
  machineCodes,
  multisigCodes,
  nftCodes,
  orderCodes,
  walletCodes,
} from '../../ton/facts/exitCodes.ts'
import {
  formatOpcode,
  jettonBurnNotificationOpcode,
  jettonBurnOpcode,
  jettonInternalTransferOpcode,
  jettonTransferOpcode,
  multisigApproveOpcode,
  multisigExecuteOpcode,
  multisigNewOrderOpcode,
  multisigOrderInitOpcode,
  nftTransferOpcode,
  walletExtensionOpcode,
  walletSignedExternalOpcode,
  walletSignedInternalOpcode,
} from '../../ton/facts/opcodes.ts'
import { type FailureReason, failureReasons } from '../../ton/facts/failureReasons.ts'

/** Codes by the opcode of the inbound message: contracts of different standards give one number different meanings. */
const codesByOpcode: Readonly<Record<string, FailureCodes>> = {
  [jettonTransferOpcode]: jettonCodes,
  [jettonInternalTransferOpcode]: jettonCodes,
  [jettonBurnOpcode]: jettonCodes,
  [jettonBurnNotificationOpcode]: jettonCodes,
  [nftTransferOpcode]: nftCodes,
  [multisigNewOrderOpcode]: multisigCodes,
  [multisigExecuteOpcode]: multisigCodes,
  [multisigApproveOpcode]: orderCodes,
  [multisigOrderInitOpcode]: orderCodes,
  [walletSignedInternalOpcode]: walletCodes,
  [walletSignedExternalOpcode]: walletCodes,
  [walletExtensionOpcode]: walletCodes,
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
  if (typeof code !== 'number') return undefined
  const isKnown = typeof opcode === 'string' || typeof opcode === 'number'
  const standard = isKnown ? codesByOpcode[formatOpcode(Number(opcode))] : undefined
  return machineCodes[code] ?? standard?.[code] ?? languageCodes[code]
}

/**
 * Looks up the reason behind an exit code of a get-method: where a message is unknown to a contract, here the method
 * is.
 */
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
