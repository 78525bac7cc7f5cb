import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 'regular' | 'strong';

/** A face of the page: its name in the document, and the opened font. */
export interface Face {
  name: string;
  font: Font;
}

const FILE_WEIGHTS: Record<Weight, 400 | 600> = { regular: 400, strong: 600 };

/** In the order in which a letter is looked for. What none of them has is Chinese, or is not written at all. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;

const fileOf = (specifier: string): Buffer => readFileSync(new URL(import.meta.resolve(specifier)));

/**
 * Opening a font reads its tables, which takes longer than setting a page; so each is opened when the first letter asks
 * for it, and kept. They are shared by all documents, which write down only the glyphs they use.
 */
const kept = new Map<string, Face>();

function faceNamed(name: string, read: () => Buffer): Face {
  let face = kept.get(name);
  if (!face) {
    const font = create(read());
    if (!('layout' in font)) throw new TypeError(`${name} is a collection of fonts.`);
    face = { name, font: withItsLetters(font) };
    kept.set(name, face);
  }
  return face;
}

/**
 * A font keeps each glyph as it was read first. One that was read as a part of another, as the dot is of a colon, had no letter
 * then, and could not be copied or searched in any later paper.
 */
function withItsLetters(font: Font): Font {
  const read = font.getGlyph.bind(font);
  font.getGlyph = (id, letters = []) => {
    const glyph = read(id, letters);
    if (glyph.codePoints.length === 0) glyph.codePoints = letters;
    return glyph;
  };
  return font;
}

const serif = (subset: (typeof SUBSETS)[number], weight: Weight): Face =>
  faceNamed(`${subset}-${weight}`, () =>
    unpackWoff(
      fileOf(`@fontsource/source-serif-4/files/source-serif-4-${subset}-${FILE_WEIGHTS[weight]}-normal.woff`),
    ),
  );

/** One font for simplified and traditional characters alike. It has one weight: Chinese is stressed by size. */
const chinese = (): Face =>
  faceNamed('chinese', () =>
    fileOf('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'),
  );

/** No more than there are letters. */
const found = new Map<string, Face>();

const CHINESE = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;

/** The face that has a letter. One that no face has is set by the first, as the sign for an unknown letter. */
export function faceFor(letter: string, weight: Weight): Face {
  const key = `${weight} ${letter}`;
  const face = found.get(key) ?? lookFor(letter, weight);
  found.set(key, face);
  return face;
}

function lookFor(letter: string, weight: Weight): Face {
  if (CHINESE.test(letter)) return chinese();
  for (const subset of SUBSETS) {
    const face = serif(subset, weight);
    if (isIn(letter, face)) return face;
  }
  return isIn(letter, chinese()) ? chinese() : serif('latin', weight);
}

const isIn = (letter: string, { font }: Face): boolean =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** A letter as it can be set: the wide forms that Chinese keyboards write stand for the plain ones no face has wide. */
export function settable(letter: string, weight: Weight): string | null {
  if (isIn(letter, faceFor(letter, weight))) return letter;
  const plain = letter.normalize('NFKC');
  return isIn(plain, faceFor(plain, weight)) ? plain : null;
}
