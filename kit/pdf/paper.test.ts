import { expect, test } from 'vitest';
import { qrCode } from '#kit/qr-code/qr-code.ts';
import { textsOf } from '#testing/read-pdf.ts';
import { Paper, type PaperSize } from './paper.ts';

const SPOKEN = [
  'Transcript of records: Ångström, naïve, coöperate',
  'Zażółć gęślą jaźń',
  'Árvíztűrő tükörfúrógép',
  'Съешь ещё этих мягких булок',
  'Жебракують філософи при ґанку',
  '罗马书概论',
  '舊約歷史與教會',
  'Žluťoučký kůň, Đorđe, Şafak, Ιησούς, Nguyễn',
];

const written = (size: PaperSize, title = 'Proof'): Promise<Buffer> => {
  const paper = new Paper({
    size,
    title,
    author: 'Berea',
    languageTag: 'en',
    writtenAt: new Date('2026-03-01T12:00:00Z'),
  });
  SPOKEN.forEach((words, line) => paper.write(words, { x: 40, baseline: 60 + 20 * line, size: 11 }));
  paper.addSheet();
  paper.squares(qrCode('berea') ?? [], { x: 40, y: 40, side: 60 });
  paper.turnTo(0);
  paper.write(`1 / ${paper.sheets}`, { x: paper.width - 40, baseline: 800, size: 9, align: 'end' });
  return paper.finish();
};

test('the same words on the same paper are the same bytes', async () => {
  expect(await written('A4')).toEqual(await written('A4'));
  expect((await written('A4', 'Another')).equals(await written('A4'))).toBe(false);
});

test.each([
  ['A4', '[0 0 595.28 841.89]'],
  ['LETTER', '[0 0 612 792]'],
] as const)('%s has the measures it has in a shop', async (size, box) => {
  const file = (await written(size)).toString('latin1');
  expect(file).toMatch(/^%PDF-1\.\d/);
  expect(file.split(`/MediaBox ${box}`)).toHaveLength(3);
});

test('a letter that was drawn first as a part of another one can be read in later papers', async () => {
  const texts = async (words: string) => {
    const paper = new Paper({
      size: 'A4',
      title: words,
      author: 'Berea',
      languageTag: 'el',
      writtenAt: new Date('2026-03-01T12:00:00Z'),
    });
    paper.write(words, { x: 40, baseline: 60, size: 11, weight: 'strong' });
    return textsOf(await paper.finish());
  };
  // No other paper of the tests writes Greek in this weight.
  expect(await texts('ώ')).toEqual(['ώ']);
  expect(await texts('ω')).toEqual(['ω']);
});
