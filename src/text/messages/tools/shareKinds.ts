/** Kind of a thing that can be shared. */
export type SubjectKind = 'trace' | 'transaction' | 'account'
