// Texts of the service that its clients have to recognize, because their status says something else.

/** Beginning of the refusal of a page that is too large. */
export const LIMIT_NOT_ALLOWED = 'limit is not allowed'
/** Refusal of an unknown order of rows. */
export const WRONG_SORT = 'wrong value for sort parameter'
/** Refusal of an NFT index without its collection. */
export const INDEX_NOT_ALLOWED = 'index parameter is not allowed without the collection_address'
/** Answer to an unknown trace. */
export const TRACE_NOT_FOUND = 'trace not found'
