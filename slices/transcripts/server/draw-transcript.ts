import { createHash } from 'node:crypto';
import { languageTag } from '#kit/messages/locales.ts';
import { qrCode } from '#kit/qr-code/qr-code.ts';
import type { TranscriptContent } from '../rules/issue.ts';
import type { RecordState } from '../rules/study-record.ts';
import type { TranscriptLine, TranscriptTerm } from '../rules/transcript.ts';
import { BRAND, LINE, MARGIN, PaperFlow, QUIET, type Cell } from './paper-flow.ts';
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
  if (content.studentNumber) flow.row(fact(0, say('transcriptStudentNumber'), content.studentNumber), style);
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

const SMALL = { size: 8, leading: 10.5 };
const PLAIN = { size: 9, leading: 12 };
const GAP = 10;
/** How much the line under a term takes. */
const TERM_END = 24;

/** Widths of all columns but that of the names, which has what is left. */
const WIDTHS = { code: 54, teacher: 92, credits: 46, grade: 44, result: 84 };

type Column = keyof typeof WIDTHS | 'course';

function columnsOf(width: number): Record<Column, Pick<Cell, 'x' | 'width' | 'align'>> {
  const fixed = Object.values(WIDTHS).reduce((sum, one) => sum + one + GAP, 0);
  const widths = { ...WIDTHS, course: width - fixed };
  let x = 0;
  const place = (column: Column, align: 'start' | 'end' = 'start') => {
    const cell = { x, width: widths[column], align };
    x += widths[column] + GAP;
    return cell;
  };
  return {
    code: place('code'),
    course: place('course'),
    teacher: place('teacher'),
    credits: place('credits', 'end'),
    grade: place('grade', 'end'),
    result: place('result'),
  };
}

/** One term: its name, its courses, and what they come to. */
function drawTerm(flow: PaperFlow, { say, ...words }: PaperTexts, term: TranscriptTerm): void {
  const columns = columnsOf(flow.width);
  const heads = () => {
    const head = (column: Column, text: PaperText): Cell => ({
      ...columns[column],
      text: say(text),
      ink: QUIET,
    });
    flow.row(
      [
        head('code', 'transcriptCode'),
        head('course', 'transcriptCourse'),
        head('teacher', 'transcriptTeacher'),
        head('credits', 'transcriptCredits'),
        head('grade', 'transcriptGrade'),
        head('result', 'transcriptResult'),
      ],
      SMALL,
    );
    flow.y += 3;
    flow.rule();
    flow.y += 4;
  };
  const line = ({ code, name, teacherName, credits, grade, state }: TranscriptLine): Cell[] => [
    { ...columns.code, text: code },
    { ...columns.course, text: name },
    { ...columns.teacher, text: teacherName ?? '' },
    { ...columns.credits, text: words.credits(credits) },
    { ...columns.grade, text: grade === null ? '–' : words.grade(grade) },
    { ...columns.result, text: say(RESULTS[state]) },
  ];

  flow.need(90);
  flow.row(
    [{ x: 0, width: flow.width, text: term.term || say('transcriptNoTerm'), weight: 'strong', ink: BRAND }],
    { size: 11, leading: 18 },
  );
  heads();
  flow.onNewSheet = heads;
  for (const [index, course] of term.lines.entries()) {
    // What a term comes to never stands alone on the next sheet.
    if (index === term.lines.length - 1) flow.need(2 * PLAIN.leading + TERM_END);
    flow.row(line(course), PLAIN);
    flow.y += 3;
  }
  flow.onNewSheet = () => undefined;
  flow.rule();
  flow.y += 4;
  flow.row(
    [
      {
        x: 0,
        width: columns.credits.x - GAP,
        text: say('transcriptTermCredits'),
        ink: QUIET,
      },
      { ...columns.credits, text: words.credits(term.creditsEarned), weight: 'strong' },
    ],
    PLAIN,
  );
  flow.y += 14;
}
