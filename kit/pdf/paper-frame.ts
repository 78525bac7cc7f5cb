import { BRAND, MARGIN, QUIET, type Cell, type PaperFlow } from './paper-flow.ts';

interface Head {
  /** Who writes. */
  sender: string;
  /** How to reach the sender, at the right edge. */
  letterhead?: readonly string[];
  title: string;
}

const LETTERHEAD = { size: 8.5, leading: 12 };

/** Who writes and what it is, over a line. */
export function drawHead(flow: PaperFlow, { sender, letterhead = [], title }: Head): void {
  const { y: top, width } = flow;
  const edge = width * (letterhead.length > 0 ? 0.62 : 1);
  flow.row([{ x: 0, width: edge, text: sender, weight: 'strong', ink: BRAND }], { size: 19, leading: 26 });
  flow.row([{ x: 0, width: edge, text: title }], { size: 13, leading: 20 });
  const below = flow.y;
  flow.y = top + 4;
  for (const text of letterhead)
    flow.row([{ x: edge, width: width - edge, text, align: 'end', ink: QUIET }], LETTERHEAD);
  flow.y = Math.max(flow.y, below) + 4;
  flow.rule(BRAND, 1.5);
  flow.y += 12;
}

export interface PaperFact {
  term: string;
  value: string;
}

const TERM_WIDTH = 92;

/** What is known, in two columns, row by row. */
export function drawFacts(flow: PaperFlow, facts: readonly PaperFact[]): void {
  const half = flow.width / 2;
  const cells = (x: number, { term, value }: PaperFact): Cell[] => [
    { x, width: TERM_WIDTH, text: term, ink: QUIET },
    { x: x + TERM_WIDTH + 4, width: half - TERM_WIDTH - 12, text: value, weight: 'strong' },
  ];
  for (let index = 0; index < facts.length; index += 2)
    flow.row(
      facts.slice(index, index + 2).flatMap((fact, column) => cells(column * half, fact)),
      { size: 9.5, leading: 15 },
    );
  flow.y += 14;
}

interface Foot {
  /** What tells the sheets of one paper from those of another. */
  name: string;
  pageText(page: { page: number; pages: number }): string;
  /** In small letters below. */
  below?: string;
}

/** At the foot of each sheet: drawn last, when it is known how many there are. */
export function drawFeet({ paper, width }: PaperFlow, { name, pageText, below }: Foot): void {
  const pages = paper.sheets;
  for (let sheet = 0; sheet < pages; sheet++) {
    paper.turnTo(sheet);
    const baseline = paper.height - 34;
    const quiet = { baseline, size: 8, ink: QUIET };
    paper.write(name, { ...quiet, x: MARGIN });
    paper.write(pageText({ page: sheet + 1, pages }), { ...quiet, x: MARGIN + width, align: 'end' });
    if (below) paper.write(below, { x: MARGIN, baseline: baseline + 11, size: 6.5, ink: QUIET });
  }
}
