/**
 * Rich text as a request brought it. It is no string, so that nothing can store or show it before `cleanRichText` has
 * made one of it; cleaning waits until it is known who asks and that the text is not too long.
 */
export class UncleanHtml {
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
  }

  get length(): number {
    return this.#html.length;
  }

  /** For the cleaner alone. */
  read(): string {
    return this.#html;
  }

  /** The compiler of queries writes a value that stands in the document itself as JSON; the cleaner takes it as a string. */
  toJSON(): string {
    return this.#html;
  }
}
