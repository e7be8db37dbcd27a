/** Texts about failed requests. */
export const errorMessages = {
  title: 'Failed to load.',
  notFound: 'Not found. The service may not have indexed it yet.',
  /** The URL responds, but it is not an endpoint of the API. */
  noRoute: 'This URL is not an API endpoint. Check the base URL; it usually ends in /api/v3.',
  invalid: 'The service rejected a parameter of the request.',
  /** The parameters of a request are invalid, so that it was not sent. */
  notSent: 'The request is invalid, so it was not sent.',
  /** An attribute of a custom element is missing or invalid. */
  attribute: 'This element is not set up correctly.',
  /** A text, such as a bag of cells, does not have the expected format. */
  malformed: 'The input is malformed.',
  unauthorized: 'The API key is missing or invalid.',
  forbidden: 'The service denies access. An API key must belong to this network.',
  /** A masterchain block of the future. */
  notMade: 'There is no such block yet.',
  /** A block whose state was deleted, or never was on the server. */
  notArchived: 'This server does not keep data of that time. Choose a newer block, or a server with an archive.',
  rateLimited: 'Too many requests. Wait a moment and try again.',
  server: 'The service is having problems. Try again later.',
  timeout: 'The service took too long to respond. Try again.',
  network: 'The service is unreachable. Check your connection.',
  /** The browser has no network. */
  offline: 'You are offline. Check your connection.',
  /** A request with a key was redirected, and the redirect was not followed. */
  redirected: 'The service moved to another address, and the API key was not sent there.',
  shape: 'The service returned an unexpected response.',
  /** The answer has more bytes than the client accepts. */
  tooLarge: 'The answer is too large. Request fewer rows.',
  /** The service is of an older version than the endpoint. */
  outdatedService: 'This service is too old for this request.',
  /** The code of a part of the page could not be loaded. */
  notLoaded: 'This part of the page could not be loaded. Try again, or reload the page.',
  /** The recipient of an emulated message does not accept it. */
  notAccepted: 'The message would be refused: its recipient does not accept it.',
  /** The emulate service cannot emulate the request. */
  notEmulated: 'This message cannot be emulated: its wallet, an address or a payload in it cannot be used.',
  notMirrored: 'This data is not stored in this browser, and the service was not asked.',
  unknown: 'Something went wrong.',
  /** `wait` is a duration in the reader's language, such as `3 sec`. */
  retryIn: (wait: string) => `Try again in ${wait}.`,
}
