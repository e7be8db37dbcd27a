/** Parameters that the server prefetches and the browser reads: both must be equal. */
export const stateParams = (address: string) => ({ address: [address], include_boc: false })
export const historyParams = (address: string) => ({ account: [address], limit: 20, sort: 'desc' as const })
