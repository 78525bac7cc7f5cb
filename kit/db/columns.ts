import type { Fields } from '#kit/record/field.ts';

/** The columns of a record's fields, to be selected from its table under this alias. */
export const columnsOf = <Alias extends string, F extends Fields>(
  alias: Alias,
  fields: F,
): `${Alias}.${keyof F & string}`[] =>
  Object.keys(fields).map((name) => `${alias}.${name}` as `${Alias}.${keyof F & string}`);
