import { useMemo } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { useKnownContract } from '../../../react/display/useNaming.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { AbiGetMethod } from '../../../ton/abi/abi.ts'
import type { KnownContract } from '../../../ton/abi/decoders.ts'
import { abiFields } from './abiArguments.ts'

/** Get-methods as the ABI of a contract declares them. */
export interface DeclaredMethod {
  /** Names of all get-methods. */
  readonly declared: readonly string[]
  /** Description of the method that was asked for, as the ABI has it. */
  readonly hint: string | undefined
  /** Its arguments; undefined if the ABI does not describe them. */
  readonly fields: ReturnType<typeof abiFields>
}

/** Finds the get-methods in the ABI of a contract, and reads one of them. */
export function useDeclaredMethod(contract: KnownContract | undefined, name: string): DeclaredMethod {
  const { contracts } = useDisplay()
  const methods = useMemo(
    () => (contract === undefined ? undefined : contracts?.getMethods?.(contract)),
    [contracts, contract],
  )
  const fields = useMemo(() => {
    if (methods === undefined || !Object.hasOwn(methods, name)) return undefined
    const [abi] =
      contracts?.find?.(contract).find(([{ getMethods }]) => Object.hasOwn(Object(getMethods) as object, name)) ?? []
    return abiFields(methods[name], abi)
  }, [methods, name, contracts, contract])
  return { declared: Object.keys(methods ?? {}), hint: describeMethod(methods, name), fields }
}

/** The contract at an address, with the hash of its code. */
export function useContract(address: string | undefined, codeHash: string | undefined): KnownContract | undefined {
  const known = useKnownContract(address)
  return useMemo(() => known && { ...known, codeHash }, [known, codeHash])
}

function describeMethod(methods: Readonly<Record<string, AbiGetMethod>> | undefined, name: string): string | undefined {
  const { description } = Object(
    methods !== undefined && Object.hasOwn(methods, name) ? methods[name] : undefined,
  ) as Partial<AbiGetMethod>
  return typeof description === 'string' ? plainText(description, { maximum: 300 }) : undefined
}
