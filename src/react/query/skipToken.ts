import { skipToken as token } from '@tanstack/react-query'

/**
 * Pass it in place of params to send no request. A constant instead of a re-export: some bundlers keep
 * the import of another package in an entry file for everything that is imported from that file.
 */
export const skipToken: typeof token = token
