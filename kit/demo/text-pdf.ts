// The smallest PDF that every reader opens: pages of text in Helvetica, which each of them brings along.

const PAGE = { width: 595, height: 842, margin: 64 };
const LEADING = 17;
const LETTERS_PER_LINE = 84;
const LINES_PER_PAGE = Math.floor((PAGE.height - 2 * PAGE.margin) / LEADING) - 3;

export interface PdfText {
  title: string;
  paragraphs: readonly string[];
}

/** A file of one or more pages: a title, and paragraphs under it. Letters outside Latin 1 are left out. */
export function textPdf({ title, paragraphs }: PdfText): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE)) }, (_, at) =>
    lines.slice(at * LINES_PER_PAGE, (at + 1) * LINES_PER_PAGE),
  );
  const pageIds = pages.map((_, at) => 5 + at * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, at) =>
      pageObjects(page, { title: at === 0 ? title : '', contentId: 6 + at * 2 }),
    ),
  ];
  return assembled(objects);
}

function pageObjects(lines: readonly string[], { title, contentId }: { title: string; contentId: number }) {
  const top = PAGE.height - PAGE.margin;
  const heading = title ? `BT /F2 20 Tf ${PAGE.margin} ${top} Td (${escaped(title)}) Tj ET\n` : '';
  const body = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const content = `${heading}BT /F1 11 Tf ${LEADING} TL ${PAGE.margin} ${top - 2 * LEADING} Td\n${body}\nET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${contentId} 0 R ` +
      '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
  ];
}

/** Puts the objects one behind the other and says where each begins. */
function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.lastIndexOf('xref\n')}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const latin = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll('–', '-')
    .replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '');

const escaped = (text: string): string => latin(text).replaceAll(/[\\()]/g, String.raw`\$&`);

function wrapped(paragraph: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + word.length >= LETTERS_PER_LINE) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
