import { expect, test } from 'vitest';
import { formatMessage } from '#kit/messages/format-message.ts';
import { LOCALES, type Locale } from '#kit/messages/locales.ts';
import { readBundledMessages } from '#kit/messages/messages-on-disk.ts';
import { textsOf } from '#testing/read-pdf.ts';
import type { Criterion } from '../../rules/evaluation-form.ts';
import { drawEvaluation, type EvaluationPaper } from './draw-evaluation.ts';

const bundled = await readBundledMessages();

const scale: Criterion = {
  id: 'prepared',
  kind: 'SCALE',
  labels: { en: 'Comes prepared', zh_CN: '上课有准备', uk_UA: 'Приходить підготовленим' },
  lows: { en: 'Rarely' },
  fours: { en: 'Nearly always' },
  highs: { en: 'Always' },
  isOptional: false,
};
const question: Criterion = {
  id: 'next',
  kind: 'TEXT',
  labels: { en: 'What next?' },
  lows: {},
  highs: {},
  isOptional: true,
};

const drawn = (locale: Locale, change: Partial<EvaluationPaper> = {}): Promise<Buffer> =>
  drawEvaluation({
    college: 'Berea Bible College',
    parties: {
      firstName: 'Оксана',
      lastName: 'Őry',
      locale,
      campus: 'Walsall',
      timeZone: 'Europe/London',
      phone: '',
      line1: '',
      line2: '',
      city: '',
      state: '',
      postcode: '',
      country: 'GBR',
    },
    locale,
    say: (id, values) => formatMessage(locale, bundled.text(locale, id) ?? id, values),
    writtenAt: new Date('2026-03-01T12:00:00Z'),
    today: '2026-03-01',
    names: { en: 'Term review' },
    criteria: [scale, question],
    answers: { prepared: 4, next: '继续读书' },
    comment: '',
    groupName: 'First Year',
    evaluatorName: 'Ruth Amsel',
    day: '2026-02-20',
    acknowledgedOn: null,
    reply: '',
    ...change,
  });

test.each(LOCALES)('an evaluation in %s says who, what and how it was rated (HOURS-05)', async (locale) => {
  // What other letters divide is one text all the same.
  const paper = textsOf(await drawn(locale)).join('');
  const label = scale.labels[locale] ?? 'Comes prepared';
  const title = formatMessage(locale, bundled.text(locale, 'paperEvaluation') ?? '', {});
  for (const text of [title, 'Term review', label, 'Nearly always', 'Ruth Amsel', 'Őry'])
    expect(paper).toContain(text);
});

test('long words go on on further sheets, in whatever letters (HOURS-05)', async () => {
  const sheets = (pdf: Buffer) => pdf.toString('latin1').split('/Type /Page\n').length - 1;
  expect(sheets(await drawn('en'))).toBe(1);
  expect(
    sheets(await drawn('zh_CN', { comment: '继续努力读书'.repeat(650), reply: 'Thanks. '.repeat(200) })),
  ).toBe(3);
});
