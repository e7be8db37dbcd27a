import type { HostileCase } from './cases.ts'

/** Texts that a careless page would run, in every field that holds text. */
const markup = [
  '<script>globalThis.pwned=1</script>',
  '<SCRIPT SRC=https://script.evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>globalThis.pwned=1</scr</script>ipt>',
  '<img src=x onerror=globalThis.pwned=1>',
  '<img src="https://img.evil.test/p.gif">',
  '<svg onload=globalThis.pwned=1>',
  '<svg><script href="https://script.evil.test/x.js"/></svg>',
  '<svg><animate onbegin=globalThis.pwned=1 attributeName=x dur=1s>',
  '<svg><use href="https://svg.evil.test/x.svg#a"/></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=globalThis.pwned=1>',
  '<iframe src="javascript:parent.pwned=1"></iframe>',
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '<object data="https://object.evil.test/x.swf"></object>',
  '<embed src="https://object.evil.test/x">',
  '<link rel=stylesheet href="https://css.evil.test/x.css">',
  '<link rel=prefetch href="https://pre.evil.test/x">',
  '<style>@import url(https://css.evil.test/y.css);*{display:none}</style>',
  '<meta http-equiv=refresh content="0;url=https://nav.evil.test/">',
  '<base href="https://base.evil.test/">',
  '<form action="https://form.evil.test/"><input name=q autofocus onfocus=globalThis.pwned=1></form>',
  '<body onpageshow=globalThis.pwned=1>',
  '<details open ontoggle=globalThis.pwned=1>',
  '<video autoplay src="https://video.evil.test/x.mp4" onerror=globalThis.pwned=1></video>',
  '<audio src="https://audio.evil.test/x.mp3" autoplay>',
  '<a href="javascript:globalThis.pwned=1">claim</a>',
  '<template><script>globalThis.pwned=1</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=globalThis.pwned=1>">',
  '<!--><script>globalThis.pwned=1</script>-->',
  ']]><script>globalThis.pwned=1</script>',
  '"><img src=x onerror=globalThis.pwned=1>',
  "' onmouseover='globalThis.pwned=1",
  '" style="position:fixed;inset:0;background:url(https://css.evil.test/z)',
  '{{constructor.constructor("globalThis.pwned=1")()}}',
  '${globalThis.pwned=1}',
  '</script><script>globalThis.pwned=1</script>',
  '&lt;script&gt;globalThis.pwned=1&lt;/script&gt;',
  '&#x3c;img src=x onerror=globalThis.pwned=1&#x3e;',
  '[claim](javascript:globalThis.pwned=1) ![x](https://img.evil.test/md.png)',
  '<x-card is="tonlens-transaction" onclick=globalThis.pwned=1>',
]

/** Texts that look like something else, or like nothing. */
const disguises: readonly (readonly [string, string])[] = [
  ['right-to-left override', '\u202Egnp.1#egdirB'],
  ['left-to-right override', '\u202DPay 000.1\u202C coins'],
  ['isolates that never end', '\u2066\u2067\u2068abc'],
  ['marks of direction', '\u200Eab\u200Fcd\u061Cef'],
  ['zero-width letters', 'Bri\u200Bd\u200Cg\u200De\uFEFF'],
  ['invisible only', '\u200B\u200B\u2060\u00AD\u3164\u2800'],
  ['joiners only', '\u200D\u200D\u200D'],
  ['tags', 'Safe\u{E0041}\u{E0042}\u{E007F}'],
  ['Cyrillic homoglyphs', 'Tіdаl Gеоmеtrу'],
  ['Greek homoglyphs', 'Τidal Geοmetry'],
  ['full-width letters', 'Ｔｉｄａｌ　ｇｅｏｍｅｔｒｙ'],
  ['mathematical letters', '𝕿𝖎𝖉𝖆𝖑 𝐆𝐞𝐨𝐦𝐞𝐭𝐫𝐲'],
  ['towers of marks', `Z${'\u0351\u0363\u0348\u034D'.repeat(200)}algo`],
  ['marks without a letter', '\u0301'.repeat(500)],
  ['half letters', 'a\uD83D b\uDC00 \uD800'],
  ['control characters', 'Be\u0000ll\u0007 \u001B[31mred\u001B[0m\u0008\u007F\u009B'],
  ['line breaks', 'one\ntwo\r\nthree\u2028four\u2029five\u0085six\vseven\fe'],
  ['a thousand line breaks', `top${'\n'.repeat(1000)}bottom`],
  ['wide ligatures', '﷽'.repeat(100)],
  ['tall letters', '𒐫𒈙⸻꧅'.repeat(50)],
  ['no place to break', 'W'.repeat(4000)],
  ['many emoji', '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(300)],
  ['a long family', `👩${'\u200D👧'.repeat(500)}`],
  ['an address of another', 'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c'],
  ['an address for a name', 'https://claim.evil.test/now'],
  ['our own words', 'On sale'],
  ['words of a wallet', 'Confirm transaction: 1000 GRAM'],
  ['percent signs', '%s%n%d%1$s%%'],
  ['nothing', ''],
  ['spaces', '   \t \u00A0\u3000 '],
]

/** The same text wherever a text may stand. */
function everywhere(text: string): Record<string, unknown> {
  return {
    name: text,
    description: text,
    symbol: text,
    nft_index: text,
    extra: {
      attributes: [
        { trait_type: text, value: text },
        { trait_type: 'Weather', value: text },
        { name: text, value: text, display_type: text, max_value: text },
      ],
      content_type: text,
      websites: [text],
      uri: text,
    },
  }
}

const spread = (text: string) => ({
  token: everywhere(text),
  item: { content: { ...everywhere(text), domain: text, uri: text } },
})

export const textCases: readonly HostileCase[] = [
  ...markup.map((text): HostileCase => ({ name: `text ${text.slice(0, 50)}`, ...spread(text) })),
  ...disguises.map(([name, text]): HostileCase => ({ name: `disguise: ${name}`, ...spread(text) })),
]
