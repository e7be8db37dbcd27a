/** Tells whether a comment holds something that looks like a link. */
export function hasLink(comment: unknown): boolean {
  return (
    typeof comment === 'string' &&
    // Most comments have none of these, and the letters of all alphabets take a phone long to look up.
    /[.:@]/.test(comment) &&
    /https?:|www\.|t\.me\/|@\w{3,}bot\b|[\p{L}\p{N}]\.(com|org|net|io|app|xyz|site|me|ru|cc|info|pro|bot|dev|link|live|top|online|shop|club|finance)\b/iu.test(
      comment.slice(0, 1000),
    )
  )
}
