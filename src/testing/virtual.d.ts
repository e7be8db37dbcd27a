/** Answers of the embedded chain, gzipped, in base64; written by `scripts/embeddedChain.mjs`. */
declare module 'virtual:embedded-chain' {
  const packed: string
  export default packed
}

declare module 'virtual:embedded-showcase' {
  export const showcase: import('./showcase.ts').Showcase
  export const time: number
}
