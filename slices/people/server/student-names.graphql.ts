import type { builder } from '#kit/graphql/builder.ts';
import { fullName } from '../rules/person.ts';
import { nameById } from './loaders.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type FieldBuilder<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;

interface OfStudent {
  personId: string;
}

/** Whose record it is: one name for lists, and for files what can be sorted, put into letters and found again. */
export const studentNameFields = <Parent extends OfStudent>(t: FieldBuilder<Parent>) => {
  const of = t as unknown as FieldBuilder<OfStudent>;
  return {
    studentName: of.string({
      resolve: async ({ personId }, _, ctx) => {
        const person = await nameById(ctx).load(personId);
        return person ? fullName(person) : '';
      },
    }),
    givenName: of.string({
      resolve: async ({ personId }, _, ctx) => (await nameById(ctx).load(personId))?.firstName ?? '',
    }),
    familyName: of.string({
      resolve: async ({ personId }, _, ctx) => (await nameById(ctx).load(personId))?.lastName ?? '',
    }),
    studentNumber: of.string({
      nullable: true,
      resolve: async ({ personId }, _, ctx) =>
        (await nameById(ctx).load(personId))?.studentNumber?.toString(),
    }),
  };
};
