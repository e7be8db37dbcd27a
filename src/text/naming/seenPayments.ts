import { readRaw } from '../../meaning/names/imitations.ts'
import type { ShownNames } from '../../sources/client/names.ts'

/** Accounts whose payments are remembered. */
const maxAccounts = 50

/** Accounts that were paid, by name source, which each network has of its own, and by the accounts that paid. */
const seen = new WeakMap<ShownNames, Map<string, readonly string[]>>()

/**
 * Remembers whom accounts have paid, as a page shows, so that a search knows it.
 * @param owners Addresses in any form, with spaces between them.
 * @param paid Raw addresses.
 */
export function rememberPaid(names: ShownNames, owners: string, paid: readonly string[]): void {
  const known = seen.get(names) ?? new Map<string, readonly string[]>()
  seen.set(names, known)
  if ((known.get(owners)?.length ?? 0) > paid.length) return
  known.delete(owners)
  known.set(owners, paid)
  for (const first of known.keys()) if (known.size > maxAccounts) known.delete(first)
}

/**
 * Lists the accounts that some accounts have paid, as far as pages have shown it.
 * @param accounts Raw addresses.
 */
export function recallPaid(names: ShownNames, accounts: ReadonlySet<string>): readonly string[] {
  return [...(seen.get(names) ?? [])].flatMap(([owners, paid]) =>
    owners.split(' ').every((owner) => accounts.has(readRaw(owner) ?? '')) ? paid : [],
  )
}
