/**
 * Tells whether a value is a tree of trace nodes. Walks without recursion: a chain of messages may be thousands of
 * nodes deep.
 */
export function isTraceTree(root: unknown): boolean {
  const open = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null) return false
    const { tx_hash, in_msg_hash, children } = node as Record<string, unknown>
    if (tx_hash !== undefined && typeof tx_hash !== 'string') return false
    if (in_msg_hash !== undefined && typeof in_msg_hash !== 'string') return false
    if (children === null || children === undefined) continue
    if (!Array.isArray(children)) return false
    // One by one: a call takes no more than some 100,000 arguments.
    for (const child of children as readonly unknown[]) open.push(child)
  }
  return true
}
