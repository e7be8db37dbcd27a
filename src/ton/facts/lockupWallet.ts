/**
 * Hash of the code of the universal lockup wallet (ton-blockchain/lockup-wallet-contract) as TonWeb deploys it, base64.
 */
export const lockupWallet = 'iPv4GOR9XzKPfcNLrUMjuyihLsbHXOnsJdd3RsVuHe0='
