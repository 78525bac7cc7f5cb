import { expect, test } from 'vitest';
import { markup, jsonScript } from './html.ts';

const EVIL = `"><script>alert('1')</script>&amp;`;

test('whatever is put into a page stays text', () => {
  expect(markup`<a href="${EVIL}">${[EVIL, 1, null, false]}</a>`.text).toBe(
    '<a href="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;">&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;1</a>',
  );
});

test('pieces of a page are put together', () => {
  const rows = ['a', 'b'].map((name) => markup`<li>${name}</li>`);
  expect(markup`<ul>${rows}</ul>`.text).toBe('<ul><li>a</li><li>b</li></ul>');
});

test('no text ends the data of a page', () => {
  const { text } = jsonScript('application/ld+json', { name: '</script><b>' });
  expect(text.match(/<\//g)).toHaveLength(1);
  expect(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))).toEqual({
    name: '</script><b>',
  });
});
