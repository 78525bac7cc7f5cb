import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isOwnPicture } from '#kit/rich-text/allowed.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';
import { cleanRichText } from '#testing/rich-text-cleaner.ts';
import { RichText } from './rich-text.tsx';

/** One of each class of tricks by which markup has been made to run. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<a href="javascript:alert(1)">go</a>',
  '<a href="jav&#x09;ascript:alert(1)">go</a>',
  '<a href="&#106;avascript&colon;alert(1)">go</a>',
  '<a href=" javascript:alert(1)">go</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">go</a>',
  '<a href="vbscript:msgbox(1)">go</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="https://evil.example/"><a href="/in">in</a>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css"><style>@import "https://evil.example"</style>',
  '<p style="background:url(https://evil.example/pixel)">styled</p>',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(1)">Log in</button></form>',
  '<img src="https://evil.example/pixel.gif"><img src="//evil.example/pixel.gif"><img src="/\\evil.example/x">',
  '<img srcset="https://evil.example/x 1x" src="/images/a"><picture><source srcset="//evil.example"></picture>',
  '<p id="cookie" name="cookie" class="modal">clobbered</p><a id=defaultView name=defaultView>x</a>',
  '<video src="https://evil.example" poster="x" onplay=alert(1)><audio autoplay src=x></audio></video>',
  '<template><script>alert(1)</script></template><xmp><img src=x onerror=alert(1)></xmp><plaintext><b>',
] as const;

const attributesOf: Readonly<Record<string, readonly string[]>> = ALLOWED_ATTRIBUTES;

/** What should not be in a piece of markup, each by tag and attribute. */
function faultsIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const attributes = [...element.attributes].filter(
      ({ name, value }) => !attributesOf[tag]?.includes(name) || !isHarmless(name, value),
    );
    return [
      ...(ALLOWED_TAGS.includes(tag) && element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [tag]),
      ...attributes.map(({ name, value }) => `${tag} ${name}=${value}`),
    ];
  });
}

/** As a browser reads an address: relative to a page of ours. */
function isHarmless(name: string, value: string): boolean {
  if (name === 'src')
    return isOwnPicture(value) && URL.parse(value, 'https://own.example')?.host === 'own.example';
  if (name !== 'href') return true;
  return /^(https?|mailto|tel):$/.test(URL.parse(value, 'https://own.example')?.protocol ?? 'https:');
}

/** Where markup can be parsed without running; a new document for each piece would take a hundred times as long. */
const desk = document.implementation.createHTMLDocument();

/** Parses, writes and parses again, for some tricks only hatch the second time. */
function faultsAfterTwoParses(html: string): string[] {
  desk.body.innerHTML = html;
  const once = faultsIn(desk.body);
  const { innerHTML } = desk.body;
  // The same text is read the same way.
  if (innerHTML === html) return once;
  desk.body.innerHTML = innerHTML;
  return [...once, ...faultsIn(desk.body)];
}

function shown(html: string): string {
  const { container } = render(<RichText html={html as RichHtml} />);
  const inside = container.firstElementChild?.innerHTML ?? '';
  cleanup();
  return inside;
}

/** The tricks, bent, cut and put into one another. */
const mutations = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.tuple(fc.constantFrom(...HOSTILE), fc.nat(120)).map(([trick, cut]) => trick.slice(0, cut)),
      fc.tuple(fc.constantFrom(...HOSTILE), fc.nat(120)).map(([trick, cut]) => trick.slice(cut)),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '<!--',
        '-->',
        ']]>',
        '\0',
        '&lt;',
        '</style>',
        '</title>',
        '<svg>',
        '<P>',
      ),
      fc.string({ maxLength: 8 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));

describe.each([
  ['the server before it stores it', cleanRichText, 5_000],
  ['the browser before it shows it', shown, 500],
])('hostile rich text is cleaned by %s', (_, clean, numRuns) => {
  test.each(HOSTILE)('%s (G1)', (trick) => {
    expect(faultsAfterTwoParses(clean(trick))).toEqual([]);
  });

  test(`in ${numRuns} mutations (G1)`, { timeout: 300_000 }, () => {
    const isClean = (html: string) => faultsAfterTwoParses(clean(html)).length === 0;
    fc.assert(fc.property(mutations, isClean), { numRuns, endOnFailure: true });
  });
});

test.each([
  'ftp://files.example',
  'xmpp:ana@example.org',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
])('neither the server nor the browser lets a link lead to %s', (address) => {
  const html = `<a href="${address}">go</a>`;
  expect([cleanRichText(html), shown(html)].map((clean) => clean.includes('href'))).toEqual([false, false]);
});

test('what people write in earnest stays as it is, and cleaning twice changes nothing', () => {
  const written =
    '<h2>Chapel</h2><p>On <strong>Friday</strong>, see <a href="/calendar">the calendar</a> or <a href="mailto:dean@berea.test">ask</a>.</p>' +
    '<ol start="2"><li>Sing</li></ol><table><tbody><tr><th scope="row">Who</th><td colspan="2">All &amp; any</td></tr></tbody></table>' +
    '<img src="/images/people/ab12" alt="The chapel" width="96" />';
  const stored = cleanRichText(written);
  expect(stored.replaceAll(' rel="noopener noreferrer nofollow"', '')).toBe(written);
  expect(cleanRichText(stored)).toBe(stored);
  expect(shown(stored)).toContain('<img src="/images/people/ab12" alt="The chapel" width="96">');
});
