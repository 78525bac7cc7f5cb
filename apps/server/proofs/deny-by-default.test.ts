import SchemaBuilder from '@pothos/core';
import { isNonNullType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '#apps/server/schema.ts';
import '#kit/graphql/permission-plugin.ts';
import { anyone, viaParent, type Permission } from '#kit/graphql/permission.ts';

/** What a slice would write if the compiler let it leave the permission out. */
const forgotten = {} as { permission: Permission };

const newBuilder = () => new SchemaBuilder<object>({ plugins: ['permission'] });

/** A builder with a query that is as it should be, so that only the planted fault can stop it. */
function builderWithQuery() {
  const builder = newBuilder();
  builder.queryType({});
  builder.queryField('motto', (t) => t.string({ permission: anyone, resolve: () => 'Acts 17' }));
  return builder;
}

test('a schema whose every type and field says who may read it builds', () => {
  const built = builderWithQuery().toSchema();
  expect(built.getQueryType()?.getFields()['motto']?.extensions['permission']).toBe(anyone);
});

test('a type without a permission does not build', () => {
  const builder = builderWithQuery();
  builder.objectRef<{ name: string }>('Chapel').implement({
    ...forgotten,
    fields: (t) => ({ name: t.exposeString('name') }),
  });
  expect(() => builder.toSchema()).toThrow('The type Chapel declares no permission.');
});

test('a query without a permission does not build', () => {
  const builder = builderWithQuery();
  builder.queryField('chapels', (t) => t.stringList({ ...forgotten, resolve: () => [] }));
  expect(() => builder.toSchema()).toThrow('The field Query.chapels declares no permission.');
});

test('a mutation without a permission does not build', () => {
  const builder = builderWithQuery();
  builder.mutationType({});
  builder.mutationField('openChapel', (t) => t.boolean({ ...forgotten, resolve: () => true }));
  expect(() => builder.toSchema()).toThrow('The field Mutation.openChapel declares no permission.');
});

test('a field that a later slice adds is under the permission of its type', () => {
  const builder = builderWithQuery();
  const chapel = builder.objectRef<{ name: string }>('Chapel');
  chapel.implement({ permission: viaParent, fields: (t) => ({ name: t.exposeString('name') }) });
  builder.objectField(chapel, 'seats', (t) => t.int({ resolve: () => 120 }));
  builder.queryField('chapel', (t) =>
    t.field({ type: chapel, permission: anyone, resolve: () => ({ name: 'North' }) }),
  );
  const type = builder.toSchema().getType('Chapel');
  expect(isObjectType(type) && type.getFields()['seats']?.extensions['permission']).toBe(viaParent);
});

const fieldsOfTheCollege = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      name: `${type.name}.${field.name}`,
      isRoot: type === schema.getQueryType() || type === schema.getMutationType(),
      mayBeEmpty: !isNonNullType(field.type),
      permission: field.extensions['permission'] as Permission | undefined,
    })),
  );

test('every field of the college says who may read it', () => {
  expect(fieldsOfTheCollege.length).toBeGreaterThan(100);
  expect(fieldsOfTheCollege.filter(({ permission }) => !permission?.says)).toEqual([]);
});

test('every field of a record that may be refused may be empty, for that is how it is refused', () => {
  const stuck = fieldsOfTheCollege.filter(
    ({ isRoot, permission, mayBeEmpty }) => !isRoot && permission?.needsSession && !mayBeEmpty,
  );
  expect(stuck.map(({ name }) => name)).toEqual([]);
});
