import { inflateSync } from 'node:zlib';

/** The texts of a PDF as kit/pdf writes it, in the order they were written, each as one piece. */
export function textsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const letters = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    letters.set(name, lettersOf(streamOf(objects.get(unicode))));
  }
  const pages = [...objects.values()].flatMap((body) =>
    body.includes('/Type /Page\n') ? (/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? []) : [],
  );
  return pages.flatMap((id) =>
    [...streamOf(objects.get(id)).matchAll(/BT([\s\S]*?)ET/g)].map(([, drawn = '']) => {
      const font = letters.get(/\/(F\d+) /.exec(drawn)?.[1] ?? '');
      const glyphs = [...drawn.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return glyphs.map((glyph) => font?.get(glyph) ?? '').join('');
    }),
  );
}

/** The text of a PDF as one line. */
export const textOf = (pdf: Buffer): string => textsOf(pdf).join(' | ');

function streamOf(body = ''): string {
  const [, bytes] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? [];
  if (bytes === undefined) return '';
  const raw = Buffer.from(bytes, 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(raw).toString('latin1') : bytes;
}

/** Which letters each glyph of a font stands for, as its table says: `<0000> <00ff> [<0020> <0041> …]`. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', listed = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from, 16);
    [...listed.matchAll(/<([\da-f ]*)>/g)].forEach(([, hex = ''], index) => {
      const units = (hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      letters.set((first + index).toString(16).padStart(4, '0'), String.fromCharCode(...units));
    });
  }
  return letters;
}
