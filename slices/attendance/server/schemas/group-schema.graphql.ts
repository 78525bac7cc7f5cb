import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { ManagedGroup } from '#slices/groups/server/api.ts';
import { setGroupSchema } from './group-schema.ts';
import { findSchemaIdsOfGroups, findSchemas, type SchemaRecord } from './schema.queries.ts';

const schemaIdByGroup = loaderById(async (ctx, ids) =>
  [...(await findSchemaIdsOfGroups(ctx.db, ids))].map(([id, schemaId]) => ({ id, schemaId })),
);
const GroupSchema = builder.objectRef<Pick<SchemaRecord, 'id' | 'name'>>('GroupSchema').implement({
  description: 'The schema by which a group is counted; the list of schemas tells the rest of it.',
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('id'), name: t.exposeString('name') }),
});

const schemaById = loaderById((ctx, ids) => findSchemas(ctx.db, ids));

builder.objectField(ManagedGroup, 'attendanceSchema', (t) =>
  t.field({
    type: GroupSchema,
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
    type: GroupSchema,
    nullable: true,
    permission: withRole('manager', 'admin', 'superadmin'),
    args: {
      groupId: t.arg.id({ required: true }),
      schemaId: t.arg.id({ description: 'Nothing where attendance is not counted.' }),
    },
    resolve: (_, said, ctx) => setGroupSchema(ctx, said),
  }),
);
