import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { FORMATS, PASSED_OVER, type PassedOver } from '../rules/bank-file.ts';
import { findFiles, type FileRecord } from './bank-file.queries.ts';
import { countLines, type LineCounts, type LineRecord } from './bank-line.queries.ts';

const fileById = loaderById((ctx, ids) => findFiles(ctx.db, ids));
const countsOfFile = loaderById((ctx, ids) => countLines(ctx.db, ids));

export const fileOfLine = (ctx: Context, { fileId }: LineRecord): Promise<FileRecord | null> =>
  fileById(ctx).load(fileId);

const FormatType = builder.enumType('BankFileFormat', { values: FORMATS });
const PassedOverType = builder.enumType('BankPassedOver', {
  description: 'Why something in a file is no payment. RETURNED: a payment that the bank has taken back.',
  values: PASSED_OVER,
});

const NO_COUNTS: LineCounts = { PENDING: 0, MATCHED: 0, SET_ASIDE: 0, REPEATED: 0 };

const BankFileCounts = builder.objectRef<LineCounts>('BankFileCounts').implement({
  permission: viaParent,
  fields: (t) => ({
    pending: t.exposeInt('PENDING'),
    matched: t.exposeInt('MATCHED'),
    setAside: t.exposeInt('SET_ASIDE'),
    repeated: t.exposeInt('REPEATED', { description: 'Those that had come in an earlier file.' }),
  }),
});

const BankPassedOverCount = builder
  .objectRef<{ kind: PassedOver; count: number }>('BankPassedOverCount')
  .implement({
    permission: viaParent,
    fields: (t) => ({ kind: t.expose('kind', { type: PassedOverType }), count: t.exposeInt('count') }),
  });

export const BankFile = builder.objectRef<FileRecord>('BankFile').implement({
  description: 'A file in which a bank tells what came and went.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    fileName: t.exposeString('fileName'),
    format: t.expose('format', { type: FormatType, nullable: true, description: 'Null until it was read.' }),
    hash: t.exposeString('hash', { nullable: true, description: 'SHA-256 of what stands in it.' }),
    accounts: t.exposeStringList('accounts', { description: 'As it names them.' }),
    counts: t.field({
      type: BankFileCounts,
      resolve: async ({ id }, _, ctx) => (await countsOfFile(ctx).load(id)) ?? NO_COUNTS,
    }),
    passedOver: t.field({
      type: [BankPassedOverCount],
      resolve: ({ passedOver }) =>
        PASSED_OVER.flatMap((kind) => (passedOver[kind] ? [{ kind, count: passedOver[kind] }] : [])),
    }),
    unreadRows: t.intList({
      description: 'Where rows stand that nobody could read, the first few.',
      resolve: ({ unreadRows }) => unreadRows,
    }),
    addedAt: t.expose('createdAt', { type: 'DateTime' }),
    addedByName: t.string({
      nullable: true,
      resolve: ({ createdBy }, _, ctx) => nameOfDoer(ctx, createdBy, null),
    }),
  }),
});

export const BankFilePage = countedPageType('BankFilePage', BankFile);
