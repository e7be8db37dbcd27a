import type { Rules } from './endpoint.ts'

/** That the details of each action are those of its type: shapes of 83 types. */
export async function detailRules(): Promise<Rules> {
  const { detailIssues } = await import('../schema/actionDetails.ts')
  return detailIssues
}
