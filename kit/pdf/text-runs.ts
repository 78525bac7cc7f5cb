import { faceFor, settable, type Face, type Weight } from './faces.ts';

/** Letters beside each other that one face sets. */
export interface Run {
  face: Face;
  text: string;
}

/** A line of text, divided where another face has to go on: a Polish name needs two, a Chinese one with an English name three. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const written of text.normalize('NFC')) {
    const letter = settable(written, weight) ?? written;
    const last = runs.at(-1);
    const face = letter === ' ' && last ? last.face : faceFor(letter, weight);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

/** Widths of what was measured before, in ems: shaping letters takes most of the time that a page takes. */
const measured = new Map<string, number>();
const MAX_MEASURED = 20_000;

function emsOf({ face, text }: Run): number {
  const key = `${face.name} ${text}`;
  let ems = measured.get(key);
  if (ems === undefined) {
    if (measured.size >= MAX_MEASURED) measured.clear();
    ems = face.font.layout(text).advanceWidth / face.font.unitsPerEm;
    measured.set(key, ems);
  }
  return ems;
}

/** How wide a text is, in points. */
export const widthOf = (text: string, { size, weight }: { size: number; weight: Weight }): number =>
  runsOf(text, weight).reduce((sum, run) => sum + emsOf(run) * size, 0);

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** A text as lines that are no wider than this. Chinese breaks between its words, as everything else does. */
export function linesOf(text: string, width: number, style: { size: number; weight: Weight }): string[] {
  if (widthOf(text, style) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string): boolean => widthOf(candidate.trimEnd(), style) <= width;
  for (const { segment } of words.segment(text)) {
    if (line !== '' && !fits(line + segment) && !/^[\p{P}\s]+$/u.test(segment)) {
      lines.push(line.trimEnd());
      line = '';
    }
    for (const letter of fits(line + segment) ? [segment] : segment) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line.trimEnd()].filter((written, index) => written !== '' || index === 0);
}
