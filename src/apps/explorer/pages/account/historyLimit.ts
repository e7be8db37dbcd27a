/** Actions of a page of the history. */
export const historyLimit = 50
