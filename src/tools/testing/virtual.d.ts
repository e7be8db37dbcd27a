/** Answers of the embedded chain, gzipped, in base64; written by `scripts/embeddedChain.mjs`. */
declare module 'virtual:embedded-chain' {
  const packed: string
  export default packed
}

declare module 'virtual:embedded-showcase' {
  export const showcase: import('./showcase.ts').Showcase
  export const time: number
}

/** Pictures of the embedded chain by their URL in the metadata: an object as JSON, gzipped, in base64. */
declare module 'virtual:embedded-pictures' {
  const packed: string
  export default packed
}
