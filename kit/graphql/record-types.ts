import type { InputFieldMap, InputShapeFromFields } from '@pothos/core';
import type { Field, Fields, InputOf, ValuesOf } from '#kit/record/field.ts';
import { builder } from './builder.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type FieldBuilder<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;
type Exposed = ReturnType<FieldBuilder<object>['field']>;

const SCALARS = {
  line: 'String',
  text: 'String',
  richText: 'RichText',
  integer: 'Int',
  decimal: 'Float',
  money: 'MinorUnits',
  flag: 'Boolean',
  day: 'Day',
  instant: 'DateTime',
  id: 'ID',
} as const;

const enums = new Map<string, PothosSchemaTypes.EnumRef<Types, string>>();

/** The type of a list of values in the API, made when it is first asked for. */
export function enumType<Value extends string>(
  name: string,
  values: readonly Value[],
): PothosSchemaTypes.EnumRef<Types, Value> {
  const known = enums.get(name) ?? builder.enumType(name, { values });
  enums.set(name, known);
  return known as PothosSchemaTypes.EnumRef<Types, Value>;
}

function typeOf({ kind, enumName = '', options = [] }: Field) {
  if (kind === 'oneOf') return enumType(enumName, options);
  if (kind === 'someOf') return [enumType(enumName, options)] as const;
  if (kind === 'ids') return ['ID'] as const;
  return SCALARS[kind];
}

const aboutField = ({ about }: Field) => (about === undefined ? {} : { description: about });

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

const inputFields = (t: InputBuilder, fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, described]) => [
      field,
      t.field({
        type: typeOf(described) as 'String',
        required: described.default === undefined,
        ...aboutField(described),
      }),
    ]),
  );

/**
 * What a call says about a record: what has a default may be left out. Pothos cannot know that the fields it is given one by
 * one are those of the record, so this says so.
 */
export const recordInput = <F extends Fields>(name: string, fields: F) =>
  builder.inputType(name, {
    fields: (t) => inputFields(t, fields),
  }) as unknown as PothosSchemaTypes.InputObjectRef<Types, InputOf<F>>;

/** The same with what the call says besides. */
export const recordInputWith = <F extends Fields, More extends InputFieldMap>(
  name: string,
  fields: F,
  more: (t: InputBuilder) => More,
) =>
  builder.inputType(name, {
    fields: (t) => ({ ...inputFields(t, fields), ...more(t) }),
  }) as unknown as PothosSchemaTypes.InputObjectRef<Types, InputOf<F> & InputShapeFromFields<More>>;

/** A record with its id, its version and its fields as they are stored, in the type that shows it. */
export const recordFields = <F extends Fields, Parent extends ValuesOf<F> & { id: string; version: number }>(
  t: FieldBuilder<Parent>,
  fields: F,
): Record<(keyof F & string) | '_id' | 'version', Exposed> => ({
  _id: t.expose('id' as never, { type: 'ID' } as never),
  version: t.expose(
    'version' as never,
    { type: 'Int', description: 'Sent back with a change, so that none is overwritten unseen.' } as never,
  ),
  ...plainFields(t, fields),
});

/** The fields alone. */
export const plainFields = <F extends Fields, Parent extends ValuesOf<F>>(
  t: FieldBuilder<Parent>,
  fields: F,
): Record<keyof F & string, Exposed> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, described]) => [
      field,
      t.expose(
        field as never,
        {
          type: typeOf(described) as 'String',
          nullable: described.isNullable,
          ...aboutField(described),
        } as never,
      ),
    ]),
  ) as unknown as Record<keyof F & string, Exposed>;
