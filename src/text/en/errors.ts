/** Texts about failed requests. */
export const errorMessages = {
  title: 'Couldn’t load this data.',
  notFound: 'Not found. The service may not have indexed it yet.',
  /** The URL responds, but it is not an endpoint of the API. */
  noRoute: 'This page is misconfigured. Contact the site owner.',
  invalid: 'The service rejected a parameter of the request.',
  /** The parameters of a request are invalid, so that it was not sent. */
  notSent: 'The request is invalid, so it was not sent.',
  /** An attribute of a custom element is missing or invalid. */
  attribute: 'This element is not set up correctly.',
  /** A text, such as a bag of cells, does not have the expected format. */
  malformed: 'The input is malformed.',
  unauthorized: 'The API key is missing or invalid. Contact the site owner.',
  forbidden: 'Access denied. Contact the site owner.',
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
  redirected: 'The service has moved. Contact the site owner.',
  shape: 'The service returned an unexpected response.',
  /** The answer has more bytes than the client accepts. */
  tooLarge: 'There is too much data to load at once.',
  /** The service is of an older version than the endpoint. */
  outdatedService: 'The service doesn’t support this yet.',
  /** The code of a part of the page could not be loaded. */
  notLoaded: 'This part of the page could not be loaded. Try again, or reload the page.',
  /** The recipient of an emulated message does not accept it. */
  notAccepted: 'The recipient contract would reject this message.',
  /** The emulate service cannot emulate the request. */
  notEmulated: 'Can’t preview this message: the wallet, an address or the payload is invalid.',
  notMirrored: 'Not saved for offline use.',
  unknown: 'Something went wrong.',
  /** `wait` is a duration in the reader's language, such as `3 sec`. */
  retryIn: (wait: string) => `Try again in ${wait}.`,
}
