import type { Fields, ValuesOf, WrittenValuesOf } from './field.ts';

/** As a record is stored, or as screens have it. */
type AnyValuesOf<F extends Fields> = ValuesOf<F> | WrittenValuesOf<F>;

/** The fields that differ, in the order of the record. */
export const changedFields = <F extends Fields>(
  fields: F,
  before: AnyValuesOf<F>,
  after: AnyValuesOf<F>,
): (keyof F & string)[] => Object.keys(fields).filter((name) => !isSame(before[name], after[name]));

/** These fields of a record alone. */
export const pickFields = <F extends Fields, Values extends AnyValuesOf<F> = ValuesOf<F>>(
  names: readonly (keyof F & string)[],
  values: Values,
): Partial<Values> => Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

/** The described fields of a record, without its id, version and others. */
export const fieldValues = <F extends Fields>(fields: F, record: ValuesOf<F>): ValuesOf<F> =>
  pickFields<F>(Object.keys(fields), record) as ValuesOf<F>;

const comparable = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  return comparable(one) === comparable(other);
}
