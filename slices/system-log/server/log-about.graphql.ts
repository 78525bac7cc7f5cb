import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { LogAbout, LogName } from './audit-names.queries.ts';

/** Few entries name more. */
const NAMES_OF_AN_ENTRY = 4;

const LogNameType = builder.objectRef<LogName>('LogName').implement({
  description: 'A record that an entry of the audit log is about.',
  permission: viaParent,
  fields: (t) => ({
    kind: t.exposeString('kind'),
    recordId: t.exposeString('id', { description: 'Empty where the record has none.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'None of what is gone and was not named in the entry.',
    }),
    isThere: t.exposeBoolean('isThere', { description: 'It can be opened.' }),
    courseId: t.exposeID('courseId', { nullable: true, description: 'Of what belongs to a course.' }),
  }),
});

const LogIdType = builder.objectRef<LogName>('LogId').implement({
  description: 'What an id in an entry of the audit log stands for.',
  permission: viaParent,
  fields: (t) => ({
    recordId: t.exposeString('id'),
    name: t.exposeString('name', { nullable: true }),
  }),
});

export const LogAboutType = builder.objectRef<LogAbout>('LogAbout').implement({
  description: 'Whom and what an entry of the audit log is about.',
  permission: viaParent,
  fields: (t) => ({
    person: t.expose('person', { type: LogNameType, nullable: true }),
    record: t.expose('record', { type: LogNameType, nullable: true }),
    group: t.expose('group', { type: LogNameType, nullable: true }),
    isWithin: t.exposeBoolean('isWithin', {
      description: 'The record is but the place where something was done to the person.',
    }),
    names: t.expose('names', {
      type: [LogIdType],
      description: 'What else the entry names by its id.',
      extensions: countsForRows(NAMES_OF_AN_ENTRY),
    }),
  }),
});
