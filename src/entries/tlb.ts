/** `tonlens/tlb`: TL-B schemes compiled to an ABI in the page. Needs the optional peer `@ton-community/tlb-parser`. */
export { compileTlb, type CompileTlbOptions } from '../ton/tlb/compileTlb.ts'
export type { CompiledTlb } from '../ton/tlb/compile.ts'
export { TlbError, type TlbPlace } from '../ton/tlb/errors.ts'
