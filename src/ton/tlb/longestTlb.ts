/** Most characters of schemes that are compiled in a page; the scheme of TON's blocks has 34,000. */
export const longestTlb = 50_000
