/** Random seed of a forecast, 64 hex digits. Blocks have seeds that nobody knows before. */
export const EMULATED_SEED = '0'.repeat(64)
/** Most transactions of an emulated trace, as in the emulate service. */
export const MAX_TRANSACTIONS = 256
/** Most messages between the first transaction and the last one, as in the emulate service. */
export const MAX_DEPTH = 32
/** Most gas of a get-method. */
export const GET_METHOD_GAS = 1_000_000
/** Milliseconds after which a call is stopped. */
export const TIME_LIMIT = 10_000
