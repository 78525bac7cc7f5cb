import { languageTag } from '#kit/messages/locales.ts';
import { qrCode } from '#kit/qr-code/qr-code.ts';
import type { TranscriptContent } from '../rules/issue.ts';
import { drawTerm } from './draw-courses.ts';
import { hashOfContents } from './hash-of-contents.ts';
import { BRAND, LINE, MARGIN, PaperFlow, QUIET } from './paper-flow.ts';
import type { PaperTexts } from './paper-texts.ts';

const QR_SIDE = 76;
/** The seal, the signature and the code stand together on one sheet. */
const END_HEIGHT = 128;

/** Sets an official transcript. The same contents in the same words are always the same bytes. */
export function drawTranscript(
  content: TranscriptContent,
  words: PaperTexts,
  writtenAt: Date,
): Promise<Buffer> {
  const flow = new PaperFlow({
    size: content.paper,
    title: `${words.say('officialTranscript')} ${content.number}`,
    author: content.college,
    languageTag: languageTag(content.locale),
    writtenAt,
  });
  drawHead(flow, content, words);
  for (const term of content.terms) drawTerm(flow, words, term);
  drawSums(flow, content, words);
  drawEnd(flow, content, words);
  drawFeet(flow, content, words);
  return flow.paper.finish();
}

function drawHead(flow: PaperFlow, content: TranscriptContent, { say, day }: PaperTexts): void {
  flow.row([{ x: 0, width: flow.width, text: content.college, weight: 'strong', ink: BRAND }], {
    size: 19,
    leading: 26,
  });
  flow.row([{ x: 0, width: flow.width, text: say('officialTranscript') }], { size: 13, leading: 20 });
  flow.y += 4;
  flow.rule(BRAND, 1.5);
  flow.y += 12;
  const half = flow.width / 2;
  const fact = (x: number, term: string, value: string) => [
    { x, width: 92, text: term, ink: QUIET },
    { x: x + 96, width: half - 104, text: value, weight: 'strong' as const },
  ];
  const style = { size: 9.5, leading: 15 };
  flow.row(
    [
      ...fact(0, say('transcriptStudent'), content.studentName),
      ...fact(half, say('transcriptNumber'), content.number),
    ],
    style,
  );
  flow.row(
    [
      ...fact(0, say('transcriptCampus'), content.campus),
      ...fact(half, say('transcriptDay'), day(content.issuedOn)),
    ],
    style,
  );
  flow.y += 14;
}

function drawSums(
  flow: PaperFlow,
  content: TranscriptContent,
  { say, credits, grade, points }: PaperTexts,
): void {
  const { creditsEarned, average, gpa } = content;
  const sums = [
    [say('transcriptCreditsEarned'), credits(creditsEarned)],
    ...(average === null ? [] : [[say('transcriptAverage'), grade(average)]]),
    ...(gpa === null ? [] : [[say('transcriptGpa'), points(gpa)]]),
  ] as const;
  // Nobody signs a sheet on which nothing of the record stands.
  flow.need(sums.length * 16 + 30 + END_HEIGHT);
  for (const [term = '', value = ''] of sums) {
    flow.row(
      [
        { x: 0, width: 180, text: term, ink: QUIET },
        { x: 190, width: 80, text: value, weight: 'strong' },
      ],
      { size: 10, leading: 16 },
    );
  }
  flow.y += 2;
  flow.row([{ x: 0, width: flow.width, text: say('transcriptScale'), ink: QUIET }], { size: 8, leading: 11 });
}

/** Where the college stamps and signs, and the code by which anybody can check. */
function drawEnd(flow: PaperFlow, { verifyUrl }: TranscriptContent, { say }: PaperTexts): void {
  const { paper } = flow;
  const top = flow.y + 22;
  const seal = { x: MARGIN + 46, y: top + 42 };
  paper.circle(seal, 42, LINE);
  paper.write(say('transcriptSeal'), {
    x: seal.x,
    baseline: seal.y + 3,
    size: 8,
    ink: QUIET,
    align: 'middle',
  });
  const [left, right] = [MARGIN + 116, MARGIN + 116 + 150];
  paper.rule({ x: left, y: top + 66 }, { x: right, y: top + 66 });
  paper.write(say('transcriptRegistrar'), { x: left, baseline: top + 77, size: 8, ink: QUIET });
  const rows = qrCode(verifyUrl);
  if (rows) paper.squares(rows, { x: MARGIN + flow.width - QR_SIDE, y: top + 4, side: QR_SIDE });
  flow.y = top + 96;
  const edge = MARGIN + flow.width;
  paper.write(say('transcriptCheck'), { x: edge, baseline: flow.y, size: 7.5, ink: QUIET, align: 'end' });
  paper.write(verifyUrl, { x: edge, baseline: flow.y + 10, size: 7.5, align: 'end' });
}

function drawFeet({ paper, width }: PaperFlow, content: TranscriptContent, { say }: PaperTexts): void {
  const { number, studentName } = content;
  const hash = `SHA-256 ${hashOfContents(content)}`;
  const pages = paper.sheets;
  for (let sheet = 0; sheet < pages; sheet++) {
    paper.turnTo(sheet);
    const baseline = paper.height - 34;
    const quiet = { baseline, size: 8, ink: QUIET };
    paper.write(`${number} · ${studentName}`, { ...quiet, x: MARGIN });
    paper.write(say('transcriptPage', { page: sheet + 1, pages }), {
      ...quiet,
      x: MARGIN + width,
      align: 'end',
    });
    paper.write(hash, { x: MARGIN, baseline: baseline + 11, size: 6.5, ink: QUIET });
  }
}
