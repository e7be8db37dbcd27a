/**
 * Code of jetton wallets that their issuer can lock, move and destroy (ton-blockchain/stablecoin-contract), as code and
 * as a library, by hash in base64.
 */
export const governedWallets: ReadonlySet<string> = new Set([
  'iUaPAseOVwgC45l5yFFvw43wfqdqSDV+BTbyuns+43s=',
  'j0Utek39dAZraCNlF3JZ7QVzRDW+drX9S9XYryt8PWg=',
])

/**
 * Code of jetton wallets that only their owner can move: ton-blockchain/token-contract, and
 * ton-blockchain/jetton-contract with its version 2.0, each as code and as a library.
 */
export const plainWallets: ReadonlySet<string> = new Set([
  'vrBoPr64kn/p/I7AoYvH3ReJlomCWhIeq0bFo6hg0M4=',
  'jSjqQht36AX+pSrPM1KWSZ8Drsjp/SHdtfJWSqZcSN4=',
  'uikYyJR+myWvmsG4gzV3VBc+WBL4B6PW5kKhRwlZU5U=',
  'dgKSI0jhmXOfVtegY8N+MPHPFFCrhu+wbtBIwMp06KE=',
  'NGJQwgX1as+2r6b+e3ZVCAXSVsbY5H3U+U/2crR9GdM=',
])
