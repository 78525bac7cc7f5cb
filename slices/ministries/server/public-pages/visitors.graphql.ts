import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { forAlumni } from '#slices/alumni/server/api.ts';
import { keptDb } from '../kept-ministry.ts';
import { KeptMinistry } from '../ministry.graphql.ts';
import { letVisitorsWrite } from './let-visitors-write.ts';
import { findOpenToVisitors } from './visitor-message.queries.ts';

const visitorsById = loaderById((ctx, ids) => findOpenToVisitors(keptDb(ctx), ids));

builder.objectFields(KeptMinistry, (t) => ({
  visitorsMayWrite: t.boolean({
    description: 'Whether visitors of its public page may write to its owner, by relay.',
    resolve: async ({ id }, _, ctx) => (await visitorsById(ctx).load(id))?.visitorsMayWrite ?? false,
  }),
}));

builder.mutationFields((t) => ({
  letVisitorsWrite: t.field({
    type: KeptMinistry,
    permission: forAlumni,
    args: { ministryId: t.arg.id({ required: true }), isOn: t.arg.boolean({ required: true }) },
    resolve: (_, args, ctx) => letVisitorsWrite(ctx, args),
  }),
}));
