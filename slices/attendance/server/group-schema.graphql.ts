import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { withRole } from '#kit/graphql/permission.ts';
import { ManagedGroup } from '#slices/groups/server/api.ts';
import { setGroupSchema } from './group-schema.ts';
import { findSchemaIdsOfGroups, findSchemas } from './schema.queries.ts';
import { AttendanceSchema } from './schemas.graphql.ts';

const schemaIdByGroup = loaderById(async (ctx, ids) =>
  [...(await findSchemaIdsOfGroups(ctx.db, ids))].map(([id, schemaId]) => ({ id, schemaId })),
);
const schemaById = loaderById((ctx, ids) => findSchemas(ctx.db, ids));

builder.objectField(ManagedGroup, 'attendanceSchema', (t) =>
  t.field({
    type: AttendanceSchema,
    nullable: true,
    description: 'By which schema its attendance is counted (ATT-08).',
    resolve: async ({ id }, _, ctx) => {
      const found = await schemaIdByGroup(ctx).load(id);
      return found && schemaById(ctx).load(found.schemaId);
    },
  }),
);

builder.mutationField('setGroupSchema', (t) =>
  t.field({
    type: AttendanceSchema,
    nullable: true,
    permission: withRole('manager', 'admin', 'superadmin'),
    args: {
      groupId: t.arg.id({ required: true }),
      schemaId: t.arg.id({ description: 'Nothing where attendance is not counted.' }),
    },
    resolve: (_, said, ctx) => setGroupSchema(ctx, said),
  }),
);
