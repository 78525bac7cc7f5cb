import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { html, plainPage, PLAIN_PAGE_HEADERS, PLAIN_PAGE_STYLE } from './plain-page.ts';

test('the style that stands in the page is the one whose digest browsers are told', () => {
  const page = plainPage({ lang: 'en', appName: 'App', title: 'Title', body: html`<p>${'<b>'}</p>` });
  const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? '';
  expect(style).toBe(PLAIN_PAGE_STYLE);
  expect(PLAIN_PAGE_HEADERS['content-security-policy']).toContain(
    createHash('sha256').update(style).digest('base64'),
  );
  expect(page).toContain('<p>&lt;b&gt;</p>');
});
