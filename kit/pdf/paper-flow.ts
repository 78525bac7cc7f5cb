import type { Weight } from './faces.ts';
import { Paper, type PaperAbout } from './paper.ts';
import { linesOf } from './text-runs.ts';

export const MARGIN = 48;
/** What is kept free at the foot of each sheet. */
const FOOT = 66;
export const BRAND = '#7d0023';
export const QUIET = '#5b5b5b';
export const LINE = '#c9c9c9';

/** How large letters are, and how far lines stand apart. */
export const SMALL = { size: 8, leading: 10.5 };
export const PLAIN = { size: 9, leading: 12 };

/** A text within a column. */
export interface Cell {
  text: string;
  /** From the left margin. */
  x: number;
  width: number;
  align?: 'start' | 'end';
  weight?: Weight;
  ink?: string;
}

/** A paper that is filled from top to bottom, and goes on on another sheet when one is full. */
export class PaperFlow {
  readonly paper: Paper;
  readonly width: number;
  y = MARGIN;
  /** What every further sheet begins with. */
  onNewSheet: () => void = () => undefined;

  constructor(about: PaperAbout) {
    this.paper = new Paper(about);
    this.width = this.paper.width - 2 * MARGIN;
  }

  get bottom(): number {
    return this.paper.height - FOOT;
  }

  /** Makes sure that so much still fits on the sheet. */
  need(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.paper.addSheet();
    this.y = MARGIN;
    this.onNewSheet();
  }

  /** Writes cells beside each other, each as many lines high as it needs, and goes on below the highest. */
  row(cells: readonly Cell[], { size, leading }: { size: number; leading: number }): void {
    const laid = cells.map((cell) => ({
      ...cell,
      lines: linesOf(cell.text, cell.width, { size, weight: cell.weight ?? 'regular' }),
    }));
    const height = Math.max(...laid.map(({ lines }) => lines.length)) * leading;
    this.need(height);
    for (const { lines, x, width, align = 'start', weight = 'regular', ink } of laid) {
      lines.forEach((line, index) =>
        this.paper.write(line, {
          x: MARGIN + x + (align === 'end' ? width : 0),
          baseline: this.y + size + index * leading,
          size,
          weight,
          align,
          ...(ink && { ink }),
        }),
      );
    }
    this.y += height;
  }

  rule(ink = LINE, thickness = 0.5): void {
    const { y } = this;
    this.paper.rule({ x: MARGIN, y }, { x: MARGIN + this.width, y }, ink, thickness);
  }
}
