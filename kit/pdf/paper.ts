import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import type { Weight } from './faces.ts';
import { runsOf, widthOf } from './text-runs.ts';

/** In points, of which an inch has 72. */
const SIZES = { A4: [595.28, 841.89], LETTER: [612, 792] } as const;

export type PaperSize = keyof typeof SIZES;

export interface PaperAbout {
  size: PaperSize;
  title: string;
  author: string;
  /** As Intl writes it: zh-CN. */
  languageTag: string;
  /** Written into the file in place of the clock, so that the same contents are always the same bytes. */
  writtenAt: Date;
}

export interface Words {
  /** Where the line begins, ends or has its middle, as `align` says. */
  x: number;
  /** Where the letters stand. */
  baseline: number;
  size: number;
  weight?: Weight;
  ink?: string;
  align?: 'start' | 'middle' | 'end';
}

const INK = '#1d1d1d';

/**
 * Sheets of paper; the writer says where each text goes. The same texts on the same paper
 * are the same bytes, whenever and wherever they are written.
 */
export class Paper {
  readonly width: number;
  readonly height: number;
  readonly #document: InstanceType<typeof PdfDocument>;
  readonly #bytes: Promise<Buffer>;

  constructor({ size, title, author, languageTag, writtenAt }: PaperAbout) {
    [this.width, this.height] = SIZES[size];
    this.#document = new PdfDocument({
      size: [this.width, this.height],
      margin: 0,
      bufferPages: true,
      lang: languageTag,
      displayTitle: true,
      info: { Title: title, Author: author, Producer: 'Berea', Creator: 'Berea', CreationDate: writtenAt },
    });
    this.#bytes = buffer(this.#document);
  }

  addSheet(): void {
    this.#document.addPage();
  }

  get sheets(): number {
    return this.#document.bufferedPageRange().count;
  }

  /** Goes back to a sheet that was begun before, the first being 0. */
  turnTo(sheet: number): void {
    this.#document.switchToPage(sheet);
  }

  write(text: string, { x, baseline, size, weight = 'regular', ink = INK, align = 'start' }: Words): void {
    const width = align === 'start' ? 0 : widthOf(text, { size, weight });
    let left = x - (align === 'end' ? width : align === 'middle' ? width / 2 : 0);
    for (const { face, text: words } of runsOf(text, weight)) {
      // The types know fonts by their bytes only; an opened one is taken as well (PDFFontFactory.open).
      this.#document
        .font(face.font as unknown as Buffer, face.name)
        .fontSize(size)
        .fillColor(ink)
        .text(words, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += widthOf(words, { size, weight });
    }
  }

  rule(from: { x: number; y: number }, to: { x: number; y: number }, ink = INK, thickness = 0.5): void {
    this.#document.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(thickness).stroke(ink);
  }

  circle(middle: { x: number; y: number }, radius: number, ink: string): void {
    this.#document
      .circle(middle.x, middle.y, radius)
      .lineWidth(0.75)
      .dash(3, { space: 2 })
      .stroke(ink)
      .undash();
  }

  /** A pattern of dark squares, such as a QR code, without the light edge around it. */
  squares(
    rows: readonly (readonly boolean[])[],
    { x, y, side }: { x: number; y: number; side: number },
  ): void {
    const step = side / rows.length;
    rows.forEach((row, down) =>
      row.forEach((isDark, right) => {
        if (isDark) this.#document.rect(x + right * step, y + down * step, step, step);
      }),
    );
    this.#document.fill(INK);
  }

  finish(): Promise<Buffer> {
    this.#document.end();
    return this.#bytes;
  }
}
