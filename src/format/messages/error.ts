/** What to tell a reader when something could not be shown. */
export interface ErrorMessages {
  readonly title: string
  readonly notFound: string
  /** The address answers, but not as an index does. */
  readonly noRoute: string
  readonly invalid: string
  readonly unauthorized: string
  readonly forbidden: string
  readonly rateLimited: string
  readonly server: string
  readonly timeout: string
  readonly network: string
  readonly shape: string
  readonly notMirrored: string
  readonly unknown: string
  /** `wait` is a span in the reader's language, such as `3 sec`. */
  readonly retryIn: (wait: string) => string
}

/** English {@link ErrorMessages}. */
export const errorMessages: ErrorMessages = {
  title: 'Could not load.',
  notFound: 'The index does not know it, or does not know it yet.',
  noRoute: 'Nothing is served there. The base URL of an index mostly ends in /api/v3.',
  invalid: 'A parameter of the request is not valid.',
  unauthorized: 'The API key is missing or wrong.',
  forbidden: 'The API key belongs to another network.',
  rateLimited: 'Too many requests for this key.',
  server: 'The service has a fault of its own.',
  timeout: 'The service did not answer in time.',
  network: 'The service could not be reached.',
  shape: 'The service answered in an unexpected form.',
  notMirrored: 'This browser does not hold it, and no service was asked.',
  unknown: 'Something went wrong.',
  retryIn: (wait) => `Try again in ${wait}.`,
}
