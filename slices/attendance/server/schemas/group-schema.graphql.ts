import type { Day } from '#kit/calendar/day.ts';
import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { ManagedGroup } from '#slices/groups/server/api.ts';
import type { SchemaSpan } from '../../rules/group-schema.ts';
import {
  countingOf,
  effectOfSchema,
  setGroupSchema,
  undoGroupSchema,
  type GroupCounting,
  type SchemaEffect,
} from './group-schema.ts';
import { findSchemaIdsOfGroups } from './group-schema.queries.ts';
import { findSchemas, type SchemaRecord } from './schema.queries.ts';
import { AttendanceTerm } from './schemas.graphql.ts';

const planners = withRole('manager', 'admin', 'superadmin');

const schemaIdByGroup = loaderById(async (ctx, ids) =>
  [...(await findSchemaIdsOfGroups(ctx.db, ids))].map(([id, schemaId]) => ({ id, schemaId })),
);
const GroupSchema = builder.objectRef<Pick<SchemaRecord, 'id' | 'name'>>('GroupSchema').implement({
  description: 'The schema by which a group is counted; the list of schemas tells the rest of it.',
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('id'), name: t.exposeString('name') }),
});

const schemaById = loaderById((ctx, ids) => findSchemas(ctx.db, ids));

const GroupSchemaSpan = builder.objectRef<SchemaSpan>('GroupSchemaSpan').implement({
  permission: viaParent,
  fields: (t) => ({
    firstDay: t.field({ type: 'Day', resolve: ({ firstDay }): Day => firstDay }),
    schema: t.field({
      type: GroupSchema,
      nullable: true,
      description: 'None while nothing is counted.',
      resolve: async ({ schemaId }, _, ctx) => (schemaId ? schemaById(ctx).load(schemaId) : null),
    }),
  }),
});

const GroupCountingType = builder.objectRef<GroupCounting>('GroupCounting').implement({
  description: 'How the attendance of a group is counted.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('groupId', { description: 'That of the group.' }),
    version: t.exposeInt('version'),
    schemas: t.field({
      type: [GroupSchemaSpan],
      description: 'By which schema it is counted from which day on, the newest last.',
      resolve: ({ spans }) => [...spans],
    }),
    terms: t.field({
      type: [AttendanceTerm],
      description: 'Those that count; one in which the schema changes is cut.',
      resolve: ({ terms }) => [...terms],
    }),
    hasRolls: t.exposeBoolean('hasRolls', {
      description: 'Whether anything was counted so far: until then a schema may count from the beginning.',
    }),
  }),
});

builder.objectFields(ManagedGroup, (t) => ({
  attendanceSchema: t.field({
    type: GroupSchema,
    nullable: true,
    description: 'By which schema its attendance is counted (ATT-08).',
    resolve: async ({ id }, _, ctx) => {
      const found = await schemaIdByGroup(ctx).load(id);
      return found && schemaById(ctx).load(found.schemaId);
    },
  }),
  attendanceCounting: t.field({
    type: GroupCountingType,
    resolve: ({ id }, _, ctx) => countingOf(ctx.db, id),
  }),
}));

const GroupSchemaEffect = builder.objectRef<SchemaEffect>('GroupSchemaEffect').implement({
  description: 'What another schema would change.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('groupId', { description: 'That of the group.' }),
    termNames: t.exposeStringList('termNames', { description: 'The terms that it would count.' }),
    studentCount: t.exposeInt('studentCount', { description: 'Students whose deductions would change.' }),
    recordCount: t.exposeInt('recordCount', { description: 'Records whose status would change.' }),
  }),
});

const FIRST_DAY = 'From this day on; no term that is over is touched.';

builder.queryField('groupSchemaEffect', (t) =>
  t.field({
    type: GroupSchemaEffect,
    nullable: true,
    permission: planners,
    args: {
      groupId: t.arg.id({ required: true }),
      schemaId: t.arg.id({ description: 'Nothing where attendance is not counted.' }),
      firstDay: t.arg({ type: 'Day', required: true, description: FIRST_DAY }),
    },
    resolve: (_, asked, ctx) => effectOfSchema(ctx, asked),
  }),
);

builder.mutationFields((t) => ({
  setGroupSchema: t.field({
    type: GroupCountingType,
    permission: planners,
    args: {
      changeId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      groupId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      schemaId: t.arg.id({ description: 'Nothing where attendance is not counted.' }),
      firstDay: t.arg({ type: 'Day', required: true, description: FIRST_DAY }),
    },
    resolve: (_, change, ctx) => setGroupSchema(ctx, change),
  }),
  undoGroupSchema: t.field({
    type: GroupCountingType,
    permission: planners,
    description: 'The newest change of a group: it is counted as before it.',
    args: { changeId: t.arg.id({ required: true }) },
    resolve: (_, { changeId }, ctx) => undoGroupSchema(ctx, changeId),
  }),
}));
