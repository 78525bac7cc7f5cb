/** HTML that may be sent as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Html | null | undefined | false | readonly Piece[];

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

function textOf(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (piece === null || piece === undefined || piece === false) return '';
  return typeof piece === 'object' ? piece.map(textOf).join('') : escapeHtml(String(piece));
}

/** A piece of a page: whatever is put into it is text, unless it is HTML made here. Attributes are to stand in quotes. */
export const markup = (fixed: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(fixed.map((part, at) => (at === 0 ? part : textOf(pieces[at - 1]) + part)).join(''));

/** Data for programs that read the page, which no text in it can end. */
export const jsonScript = (type: string, data: unknown): Html =>
  new Html(`<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
