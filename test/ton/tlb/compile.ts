import { type Abi } from 'tonlens/abi'
import { readTlb } from '../../../src/tools/cli/tlb/command.ts'

/** Compiles schemes. @throws {TlbError} The first that an ABI cannot express. */
export function compile(source: string): Abi {
  const {
    abi,
    refused: [first],
  } = readTlb(source, 'x')
  if (first !== undefined) throw first
  return abi
}
