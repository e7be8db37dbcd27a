/** `tonlens/code`: the code of contracts as text. Needs the optional peers `ton-assembly` and `@ton/core`. */
export { disassemble, type DisassembleOptions } from '../ton/code/disassemble.ts'
export type { CodeListing, CodeMethod, LinePlace } from '../ton/code/listing.ts'
export type { SourceContext, SourceFile, SourceVerifier, VerifiedSource } from '../meaning/contracts/verifiedSource.ts'
export { actonVerifier, loadVerifiedAbis, type ActonVerifierOptions } from '../sources/verifiers/actonVerifier.ts'
export { sourcesRegistry, type SourcesRegistryOptions } from '../sources/verifiers/sourcesRegistry.ts'
