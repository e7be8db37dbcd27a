/** Characters of the longest input that a link holds: some browsers and messengers cut longer URLs off. */
export const longestLink = 4000
