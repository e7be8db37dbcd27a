/** Rows of the first pages of lists that the head of an account and a tab ask for alike, so that they share them. */
export const jettonLimit = 100
export const nftLimit = 50
