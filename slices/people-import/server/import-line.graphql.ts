import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { ROW_OUTCOMES } from '#slices/people-import/rules/people-import.ts';
import type { ImportRow as Row } from './line.queries.ts';

const RowOutcomeType = builder.enumType('PeopleImportOutcome', { values: ROW_OUTCOMES });

export const ImportLine = builder.objectRef<Row>('PeopleImportLine').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ description: 'Of this import only.', resolve: ({ line }) => String(line) }),
    line: t.exposeInt('line', { description: 'Where it stands in the file; the heads are line 1.' }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    number: t.exposeString('number'),
    campus: t.exposeString('campus'),
    group: t.exposeString('groupName'),
    language: t.exposeString('locale'),
    bornOn: t.exposeString('bornOn', { description: 'Empty where the college keeps no dates of birth.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'The id of a message.' }),
    problemField: t.exposeString('problemField', {
      nullable: true,
      description:
        'In which column the problem is: firstName, lastName, email, number, campus, groupName, locale or bornOn.',
    }),
    moreProblems: t.exposeStringList('moreProblems', {
      description: 'What else is wrong, as column and message: email:emailInvalid.',
    }),
    knownAs: t.exposeString('knownAs', { nullable: true, description: 'Who is here already.' }),
    outcome: t.field({
      type: RowOutcomeType,
      description: 'What becomes or has become of the line.',
      resolve: ({ outcome }) => outcome,
    }),
    nameDiffers: t.exposeBoolean('nameDiffers', {
      description: 'Whether it names another person than who is here already.',
    }),
  }),
});
