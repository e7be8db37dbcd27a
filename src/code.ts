/** `tonlens/code`: the code of contracts as text. Needs the optional peers `ton-assembly` and `@ton/core`. */
export { disassemble, type DisassembleOptions } from './code/disassemble.ts'
export type { CodeListing, CodeMethod, LinePlace } from './code/listing.ts'
export type { SourceContext, SourceFile, SourceVerifier, VerifiedSource } from './code/source.ts'
export { sourcesRegistry, type SourcesRegistryOptions } from './code/sourcesRegistry.ts'
