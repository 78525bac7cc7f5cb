import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { link } from './link.ts';

test.each([
  ['https://library.example.org', 'https://library.example.org'],
  [' http://example.org:8080/a?b#c ', 'http://example.org:8080/a?b#c'],
  ['http://example.org/a b', undefined],
  ['HTTPS://example.org/Ä', 'https://example.org/Ä'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<script>', undefined],
  ['file:///etc/passwd', undefined],
  ['//example.org', undefined],
  ['library', undefined],
  ['https://ana:secret@example.org', undefined],
  [`https://example.org/${'x'.repeat(2_000)}`, undefined],
])('the address %s is opened as %s', (url, opened) => {
  expect(parseRecord(link, { title: 'Library', url }).values?.url).toBe(opened);
});
