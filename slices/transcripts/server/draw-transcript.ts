import { createHash } from 'node:crypto';
import { languageTag } from '#kit/messages/locales.ts';
import { BRAND, LINE, MARGIN, PaperFlow, QUIET } from '#kit/pdf/paper-flow.ts';
import { drawFacts, drawFeet, drawHead } from '#kit/pdf/paper-frame.ts';
import { drawTable, type PaperColumn } from '#kit/pdf/paper-table.ts';
import { qrCode } from '#kit/qr-code/qr-code.ts';
import type { TranscriptContent } from '../rules/issue.ts';
import type { RecordState } from '../rules/study-record.ts';
import type { TranscriptLine, TranscriptTerm } from '../rules/transcript.ts';
import type { PaperText, PaperTexts } from './paper-texts.ts';

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
  drawOpening(flow, content, words);
  for (const term of content.terms) drawTerm(flow, words, term);
  drawSums(flow, content, words);
  drawEnd(flow, content, words);
  drawFeet(flow, {
    name: `${content.number} · ${content.studentName}`,
    pageText: (page) => words.say('transcriptPage', page),
    below: `SHA-256 ${hashOfContents(content)}`,
  });
  return flow.paper.finish();
}

function drawOpening(flow: PaperFlow, content: TranscriptContent, { say, day }: PaperTexts): void {
  drawHead(flow, { sender: content.college, title: say('officialTranscript') });
  const { studentNumber } = content;
  drawFacts(flow, [
    { term: say('transcriptStudent'), value: content.studentName },
    { term: say('transcriptNumber'), value: content.number },
    { term: say('transcriptCampus'), value: content.campus },
    { term: say('transcriptDay'), value: day(content.issuedOn) },
    ...(studentNumber ? [{ term: say('transcriptStudentNumber'), value: studentNumber }] : []),
  ]);
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

/** Where the college stamps and signs, and the code by which anyone can check. */
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

/** Lists keep their order; what has names is read in the order of these, as the database keeps none of its own. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** By which the college finds out whether a sheet says what it has kept, also where there is nothing but the paper. */
export const hashOfContents = (content: TranscriptContent): string =>
  createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex');

const RESULTS: Record<RecordState, PaperText> = {
  PASSED: 'transcriptPassed',
  FAILED: 'transcriptFailed',
  INCOMPLETE: 'transcriptIncomplete',
  IN_PROGRESS: 'transcriptInProgress',
};

/** One term: its name, its courses, and what they come to. */
function drawTerm(flow: PaperFlow, words: PaperTexts, term: TranscriptTerm): void {
  const { say } = words;
  flow.need(90);
  flow.row(
    [{ x: 0, width: flow.width, text: term.term || say('transcriptNoTerm'), weight: 'strong', ink: BRAND }],
    { size: 11, leading: 18 },
  );
  drawTable(flow, {
    columns: columnsOf(words),
    rows: term.lines,
    sums: [{ label: say('transcriptTermCredits'), value: words.credits(term.creditsEarned) }],
  });
  flow.y += 14;
}

const columnsOf = ({ say, credits, grade }: PaperTexts): PaperColumn<TranscriptLine>[] => [
  { head: say('transcriptCode'), width: 54, textOf: ({ code }) => code },
  { head: say('transcriptCourse'), textOf: ({ name }) => name },
  { head: say('transcriptTeacher'), width: 92, textOf: ({ teacherName }) => teacherName ?? '' },
  {
    head: say('transcriptCredits'),
    width: 46,
    align: 'end',
    isSummed: true,
    textOf: (line) => credits(line.credits),
  },
  {
    head: say('transcriptGrade'),
    width: 44,
    align: 'end',
    textOf: (line) => (line.grade === null ? '–' : grade(line.grade)),
  },
  { head: say('transcriptResult'), width: 84, textOf: ({ state }) => say(RESULTS[state]) },
];
