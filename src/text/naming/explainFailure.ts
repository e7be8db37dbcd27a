import type { Failure } from '../../meaning/outcome/failure.ts'
import { plainText } from '../../service/rows/plainText.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { knownContract, type NamingSources } from './namingSources.ts'

/** Words of the contract's ABI for an exit code; undefined if it has none. */
export function exitCodeWords(
  code: number,
  { account, account_state_before }: Transaction,
  { contracts, names }: NamingSources,
): string | undefined {
  if (contracts === undefined) return undefined
  const contract = { ...knownContract(account, names), codeHash: account_state_before?.code_hash }
  return plainText(contracts.exitCode(contract, code), { maximum: 120 }) || undefined
}

/** Adds the words of the contract's ABI to the failure of one of its transactions. */
export function explainFailure<Given extends Failure | undefined>(
  failure: Given,
  transaction: Transaction,
  sources: NamingSources,
): Given {
  if (failure?.kind !== 'compute' || failure.code === undefined) return failure
  const explanation = exitCodeWords(failure.code, transaction, sources)
  if (explanation === undefined) return failure
  return { ...failure, explanation, meaning: explanation, text: `exit code ${failure.code}: ${explanation}` }
}
