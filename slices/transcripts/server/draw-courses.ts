import type { RecordState } from '../rules/study-record.ts';
import type { TranscriptLine, TranscriptTerm } from '../rules/transcript.ts';
import { BRAND, QUIET, type Cell, type PaperFlow } from './paper-flow.ts';
import type { PaperText, PaperTexts } from './paper-texts.ts';

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
export function drawTerm(flow: PaperFlow, { say, ...words }: PaperTexts, term: TranscriptTerm): void {
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
