/** Thrown while a form is sent: what was typed in one of its fields is refused, in these words. */
export class FieldRefusal extends Error {
  readonly field: string;

  constructor(field: string, words: string) {
    super(words);
    this.name = 'FieldRefusal';
    this.field = field;
  }
}
