/**
 * Metadata that no page may trust: each entry is one way in which a document can attack its reader.
 * The documents hold no line that runs anything by itself; they are data for tests.
 */

/** @param {number} depth */
function nested(depth) {
  /** @type {unknown} */
  let value = 'bottom'
  for (let level = 0; level < depth; level += 1) value = { deeper: value }
  return value
}

/** @type {{ name: string, document: (index: number) => Record<string, unknown> }[]} */
export const hostileItems = [
  {
    name: 'script',
    document: () => ({
      name: '<script>globalThis.pwned=1</script>',
      description: '<img src=x onerror="globalThis.pwned=1"><iframe src="javascript:globalThis.pwned=1"></iframe>',
      image: 'https://media.tidal.example/signals-script.svg',
      attributes: [{ trait_type: '<b>bold</b>', value: '"><svg onload=globalThis.pwned=1>' }],
    }),
  },
  {
    name: 'javascriptUrl',
    document: () => ({
      name: 'Click the picture',
      description: 'javascript:globalThis.pwned=1',
      image: 'javascript:globalThis.pwned=1',
      external_url: ' JaVa\tScript:globalThis.pwned=1',
      content_url: 'vbscript:msgbox(1)',
    }),
  },
  {
    name: 'dataUrl',
    document: () => ({
      name: 'Picture within',
      description: 'A picture that carries a script.',
      image: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.pwned=1"/>',
      image_data: 'PHN2ZyBvbmxvYWQ9Imdsb2JhbFRoaXMucHduZWQ9MSIvPg==',
    }),
  },
  {
    name: 'bidi',
    document: () => ({
      name: '\u202eemag a ton si siht\u202c \u2066\u2067',
      description: 'Pay \u202d0.001\u202c\u202e000.1\u202c coins',
      image: 'https://media.tidal.example/signals-bidi.svg',
    }),
  },
  {
    name: 'controls',
    document: () => ({
      name: 'Be\u0000ll\u0007 \u001b[31mred\u001b[0m\u0008\u007f',
      description: 'a\u2028b\u2029c\ufeff\u200b\u200c\u200d\u00ad',
      image: 'https://media.tidal.example/signals-controls.svg',
    }),
  },
  {
    name: 'arrays',
    document: () => ({
      name: 'Lists where texts belong',
      description: 'Every further field has the wrong type.',
      image: 'https://media.tidal.example/signals-arrays.svg',
      attributes: 'none',
      websites: { 0: 'https://a.example' },
      social: 7,
      external_url: ['https://a.example', null],
      lottie: false,
      animation_url: [['deep']],
      uri: ['https://b.example'],
    }),
  },
  {
    name: 'prototype',
    document: () =>
      /** @type {Record<string, unknown>} */ (
        JSON.parse(
          '{"name":"Prototype","description":"Keys that objects have already.","image":"https://media.tidal.example/signals-prototype.svg",' +
            '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":"not a function","hasOwnProperty":1}',
        )
      ),
  },
  {
    name: 'hugeName',
    document: () => ({
      name: `Huge ${'Wiiiiide'.repeat(500)}`,
      description: 'x '.repeat(1200),
      image: 'https://media.tidal.example/signals-huge.svg',
    }),
  },
  {
    name: 'zalgo',
    document: () => ({
      name: `Z${'\u0351\u0363\u0348\u034d'.repeat(60)}algo`,
      description: '﷽'.repeat(200),
      image: 'https://media.tidal.example/signals-zalgo.svg',
    }),
  },
  {
    name: 'foreignHost',
    document: () => ({
      name: 'Tracker',
      description: 'Every picture asks another host.',
      image: 'https://tracker.example/pixel.gif?reader=1',
      external_url: 'http://login.tidal.example.evil.example/',
      animation_url: '//tracker.example/movie.mp4',
    }),
  },
  {
    name: 'localHost',
    document: () => ({
      name: 'Neighbour',
      description: 'Reaches for machines nearby.',
      image: 'http://169.254.169.254/latest/meta-data/',
      external_url: 'http://[::1]:8080/admin',
      content_url: 'file:///etc/passwd',
    }),
  },
  {
    name: 'ipfsEscape',
    document: () => ({
      name: 'Climber',
      description: 'An ipfs address that climbs out of its folder.',
      image: 'ipfs://../../api/v0/pin/ls?x=',
      external_url: 'ipfs://bafy@tracker.example/x',
    }),
  },
  {
    name: 'brokenText',
    document: () => ({
      name: 'Half a letter \ud83d',
      description: '\udc00 reversed \ud800',
      image: 'https://media.tidal.example/signals-broken.svg',
    }),
  },
  {
    name: 'deep',
    document: () => ({
      name: 'Deep',
      description: 'A long way down.',
      image: 'https://media.tidal.example/signals-deep.svg',
      attributes: nested(400),
    }),
  },
  {
    name: 'manyAttributes',
    document: () => ({
      name: 'Many traits',
      description: 'Two hundred and forty of them.',
      image: 'https://media.tidal.example/signals-many.svg',
      attributes: Array.from({ length: 240 }, (_, index) => ({
        trait_type: `Trait ${index}`,
        value: index % 7 === 0 ? index : `value ${index}`,
      })),
    }),
  },
  {
    name: 'lookalike',
    document: () => ({
      name: 'Tіdal Gеometry #1',
      description: 'Cyrillic letters in a Latin name. Claim at https://tіdal.example',
      image: 'https://media.tidal.example/tides-0.svg',
      is_scam: true,
    }),
  },
  {
    name: 'nsfw',
    document: () => ({
      name: 'Not for work',
      description: 'Flagged by the service.',
      image: 'https://media.tidal.example/signals-nsfw.svg',
      is_nsfw: true,
    }),
  },
  {
    name: 'url',
    document: () => ({
      name: 'https://tidal.example\\@evil.example',
      description: '[Free coins](https://evil.example) <https://evil.example>',
      image: 'https://user:password@media.tidal.example/signals-url.svg',
    }),
  },
  { name: 'empty', document: () => ({ name: '', description: '', image: '' }) },
  { name: 'invalid', document: () => ({ invalid: true }) },
  { name: 'unindexed', document: () => ({ unindexed: true }) },
]
