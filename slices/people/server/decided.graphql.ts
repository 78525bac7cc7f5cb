import type { builder } from '#kit/graphql/builder.ts';
import type { Decidable } from '#kit/db/decisions.ts';
import type { Context } from '#kit/graphql/context.ts';
import { fullName } from '../rules/person.ts';
import { nameById } from './loaders.ts';
import { studentNameFields } from './student-names.graphql.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type FieldBuilder<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;

const nameOf = async (ctx: Context, personId: string | null): Promise<string | null> => {
  const person = personId && (await nameById(ctx).load(personId));
  return person ? fullName(person) : null;
};

/** Whose record it is that a person decides about, what was decided, and by whom. */
export const decidedFields = <Parent extends Decidable>(t: FieldBuilder<Parent>) => {
  const of = t as unknown as FieldBuilder<Decidable>;
  return {
    studentId: of.exposeID('personId'),
    ...studentNameFields(of),
    adminComments: of.exposeString('adminComments'),
    decidedAt: of.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedByName: of.string({
      nullable: true,
      resolve: ({ decidedBy }, _, ctx) => nameOf(ctx, decidedBy),
    }),
    decisionId: of.exposeID('decisionId', {
      nullable: true,
      description: 'The decision that stands; taking it back restores what was there before.',
    }),
    version: of.exposeInt('version'),
  };
};
