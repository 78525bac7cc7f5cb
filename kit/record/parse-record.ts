import type { ProblemId } from '#kit/messages/known-problems.ts';
import { isDay } from '#kit/calendar/day.ts';
import type { Field, Fields, InputOf, ValuesOf } from './field.ts';

/** What is wrong with an input: the first field that does not fit, and the message that says why. */
export interface FieldProblem {
  field: string;
  problem: ProblemId;
}

export type Parsed<Values> = { values: Values; refused: null } | { values: null; refused: FieldProblem };

/**
 * What a call says, as it is stored: texts without blanks around them, choices in their order. What it does not say stays as
 * it was before, and of a new record is the default.
 */
export function parseRecord<F extends Fields>(
  fields: F,
  input: InputOf<F>,
  before?: ValuesOf<F>,
): Parsed<ValuesOf<F>> {
  const given = input as Readonly<Record<string, unknown>>;
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const said = given[name];
    const isSaid = said !== undefined && (said !== null || field.isNullable);
    const value = isSaid ? tidied(field, said) : before ? before[name] : field.default;
    if (isSaid && value !== null && !isFit(field, value))
      return { values: null, refused: { field: name, problem: problemOf(field, value) } };
    values[name] = value;
  }
  return { values: values as ValuesOf<F>, refused: null };
}

/** All that is wrong with what a form holds, so that nobody mends one thing only to hear of the next. */
export const problemsOfRecord = <F extends Fields>(
  fields: F,
  input: Readonly<Record<string, unknown>>,
): FieldProblem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const said = input[name];
    if (said === undefined || said === null) return [];
    const value = tidied(field, said);
    return isFit(field, value) ? [] : [{ field: name, problem: problemOf(field, value) }];
  });

const problemOf = ({ missing, problem = 'requestNotUnderstood' }: Field, value: unknown): ProblemId =>
  value === '' ? (missing ?? problem) : problem;

function tidied(field: Field, said: unknown): unknown {
  if (said === null) return null;
  switch (field.kind) {
    case 'line':
    case 'text': {
      const trimmed = (said as string).trim();
      return field.tidy ? field.tidy(trimmed) : trimmed;
    }
    case 'someOf':
      return field.options?.filter((option) => (said as readonly string[]).includes(option));
    default:
      return said;
  }
}

const fitsKind: Readonly<Partial<Record<Field['kind'], (value: never, field: Field) => boolean>>> = {
  line: (text: string, field) => !/\p{Cc}/u.test(text) && isLength([...text].length, field),
  text: (text: string, field) => isLength([...text].length, field),
  richText: (html: string, field) => isLength(html.length, field),
  integer: (value: number, field) => Number.isSafeInteger(value) && isWithin(value, field),
  decimal: (value: number, { step, ...field }) =>
    Number.isFinite(value) && isWithin(value, field) && (step === undefined || isMultiple(value, step)),
  money: (value: number) => Number.isSafeInteger(value),
  someOf: (values: readonly string[], field) => isWithin(values.length, field),
  day: (value: string) => isDay(value),
};

const isFit = (field: Field, value: unknown): boolean =>
  (fitsKind[field.kind]?.(value as never, field) ?? true) && (field.fits?.(value as never) ?? true);

/** A text whose default is empty may be empty. */
const isLength = (length: number, { default: whenUnsaid, max = Infinity }: Field): boolean =>
  length <= max && (length > 0 || whenUnsaid === '');

/** What a computer makes of 0.07 / 0.01 is not quite a whole number. */
const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-9;

const isWithin = (value: number, { min = -Infinity, max = Infinity }: Pick<Field, 'min' | 'max'>): boolean =>
  value >= min && value <= max;
