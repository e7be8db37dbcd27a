/** Texts of the reader's own networks in the settings. */
export const networks = {
  title: 'Your networks',
  note: 'Networks that you add are kept in this browser only. Links to their pages work only where the network was added under the same name.',
  allowedHosts: (hosts: string) =>
    `Networks that you add are kept in this browser only. The policy of this site allows these hosts: ${hosts}`,
  hostNotAllowed: 'not shown: the policy of this site does not allow its host',
  add: 'Add a network',
  name: 'Name',
  noName: 'Give it a name of up to 40 characters.',
  sameName: 'Another network has this name. Choose one that nobody mistakes for it.',
  baseUrl: 'Base URL',
  baseUrlHint: 'Of the index API v3, such as https://index.example/api/v3',
  noAddress: 'This is not an https:// address, or an http:// address of this machine.',
  apiKey: 'API key, if any',
  apiKeyHint: 'Kept in this browser only. It is sent in a header to this service, and never in a URL.',
  color: 'Color',
  testOnly: 'Write addresses in their test-only form',
  check: 'Check the service',
  checking: 'Asking the service for its newest block…',
  answers: (seqno: string, globalId: string) =>
    `The service answers. Newest masterchain block: ${seqno}; global_id: ${globalId}`,
  addNow: 'Add network',
  added: (title: string) => `${title} was added. Choose it in the list of networks above.`,
  policy:
    'The policy of this site does not allow this host. Whoever runs the site can allow it with customNetworks in config.json.',
  noIndex: 'Something answers there, but it is not an index API v3. Check the path: it often ends with /api/v3.',
  unreachable: 'A browser also refuses a service that does not allow other sites (CORS), and does not say so.',
  full: (most: number) => `You have added ${most} networks, which is the maximum. Remove one to add another.`,
  withKey: 'with your API key',
  remove: 'Remove',
  removeName: (title: string) => `Remove ${title}`,
  confirm: 'Remove the network, its key, and what this browser keeps of it?',
  removeNow: 'Yes, remove it',
  keep: 'Keep it',
  notRemoved:
    'The data of the network could not be deleted, so it was not removed. Close other tabs of this site and try again.',
}
