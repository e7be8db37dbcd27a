/** `tonlens/tlb`: TL-B schemes compiled to an ABI in the page. Needs the optional peer `@ton-community/tlb-parser`. */
export { compileTlb, type CompileTlbOptions } from './tlb/compileTlb.ts'
export type { CompiledTlb } from './tlb/compile.ts'
export { TlbError, type TlbPlace } from './tlb/errors.ts'
