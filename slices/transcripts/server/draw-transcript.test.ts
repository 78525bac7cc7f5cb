import { expect, test } from 'vitest';
import { formatMessage } from '#kit/messages/format-message.ts';
import { LOCALES, type Locale } from '#kit/messages/locales.ts';
import { readBundledMessages } from '#kit/messages/messages-on-disk.ts';
import { PAPERS, type PaperKind } from '#slices/regions/rules/usual-paper.ts';
import type { TranscriptContent } from '../rules/issue.ts';
import { drawTranscript, hashOfContents } from './draw-transcript.ts';
import { paperTexts } from './paper-texts.ts';

const bundled = await readBundledMessages();
const WHEN = new Date('2026-03-01T12:00:00Z');

const drawn = (
  locale: Locale,
  paper: PaperKind,
  change: Partial<TranscriptContent> = {},
): Promise<Buffer> => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    courseId: `${index}`,
    code: `BIB-${index}`,
    name: 'Einführung in die Welt des Alten Testaments 旧约概论',
    teacherName: 'Łukasz Őry',
    credits: 2.5,
    grade: 84.25,
    state: 'PASSED' as const,
  }));
  const content: TranscriptContent = {
    college: 'Berea Bible College',
    campus: 'Walsall',
    studentName: 'Оксана Коваленко',
    number: 'UK-WALSALL-2026-0001',
    issuedOn: '2026-03-01',
    locale,
    paper,
    verifyUrl: 'https://college.example.org/verify/0123456789ABCDEFGHJKMNPQRS',
    creditsEarned: 75,
    average: 84.25,
    gpa: null,
    terms: [
      { term: 'Autumn 2025', firstDay: '2025-09-01', lines, creditsEarned: 75 },
      { term: '', firstDay: '2026-01-01', lines: lines.slice(0, 2), creditsEarned: 0 },
    ],
    ...change,
  };
  const words = paperTexts(
    (id, values) => formatMessage(locale, bundled.text(locale, id) ?? id, values),
    locale,
  );
  return drawTranscript(content, words, WHEN);
};

test.each(LOCALES)('a transcript in %s is the same bytes whenever it is drawn', async (locale) => {
  for (const paper of PAPERS)
    expect((await drawn(locale, paper)).equals(await drawn(locale, paper))).toBe(true);
});

test('what stands on it decides about its bytes', async () => {
  const one = await drawn('en', 'A4');
  expect((await drawn('en', 'A4', { studentName: 'Oksana' })).equals(one)).toBe(false);
  expect((await drawn('en', 'A4', { studentNumber: '100423' })).equals(one)).toBe(false);
  expect((await drawn('en', 'A4', { gpa: 3.4 })).equals(one)).toBe(false);
});

test('a long record goes on on further sheets', async () => {
  const sheets = (pdf: Buffer) => pdf.toString('latin1').split('/Type /Page\n').length - 1;
  expect(sheets(await drawn('en', 'A4', { terms: [] }))).toBe(1);
  expect(sheets(await drawn('en', 'A4'))).toBeGreaterThan(1);
});

test('the hash on a sheet is that of its contents, in whatever order they were kept', () => {
  const content = {
    number: 'US-2026-0001',
    terms: [{ term: 'Spring', creditsEarned: 3 }],
  } as TranscriptContent;
  const kept = { terms: [{ creditsEarned: 3, term: 'Spring' }], number: 'US-2026-0001' } as TranscriptContent;
  expect(hashOfContents(kept)).toBe(hashOfContents(content));
  expect(hashOfContents({ ...kept, number: 'US-2026-0002' })).not.toBe(hashOfContents(content));
});
