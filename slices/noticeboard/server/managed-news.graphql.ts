import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { perRequest } from '#kit/graphql/context.ts';
import { countById } from '#kit/graphql/loader.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { enumType, plainFields, recordInputWith } from '#kit/graphql/record-types.ts';
import { can } from '../rules/permissions.ts';
import { AUDIENCES, post as fields, POST_STATUSES, statusOf, type PostText } from '../rules/post.ts';
import { countReach, listCampuses, type CampusRecord } from './audience.queries.ts';
import { placesOf, type Place } from './places.ts';
import { senderOf, textOf } from './news.graphql.ts';
import {
  createPost,
  deletePost,
  keptBy,
  reachOf,
  restorePost,
  setPicture,
  updatePost,
} from './post.actions.ts';
import { countReaders, findPost, listManaged, type PostRecord } from './post.queries.ts';

// Its places are shown with their names.
const { regionIds: _regions, groupIds: _groups, ...shown } = fields;

const keepers = withRole('admin', 'superadmin');
const USUAL_WIDTH = 640;

const AudienceType = enumType('NewsAudience', AUDIENCES);
const StatusType = builder.enumType('NewsStatus', { values: POST_STATUSES });

const readersById = countById((ctx, ids) => countReaders(ctx.db, ids));
const NewsText = builder.objectRef<PostText>('NewsText').implement({
  permission: viaParent,
  fields: (t) => ({
    locale: t.exposeString('locale'),
    title: t.exposeString('title'),
    body: t.expose('body', { type: 'RichText' }),
  }),
});

const NewsPlace = builder.objectRef<Place>('NewsPlace').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    regionName: t.exposeString('regionName', { nullable: true, description: 'Of a group: its campus.' }),
  }),
});

/** Many posts are for the same people, who are then counted once. */
const countedReach = perRequest((ctx) => {
  const counts = new Map<string, Promise<number>>();
  return (post: PostRecord): Promise<number> => {
    const { audience, regionIds, groupIds } = post;
    const key = JSON.stringify([audience, regionIds, groupIds]);
    const known =
      counts.get(key) ?? countReach(ctx.unscoped('how many people a post reaches'), post, ctx.services.now());
    counts.set(key, known);
    return known;
  };
});

const ManagedNewsPost = builder.objectRef<PostRecord>('ManagedNewsPost').implement({
  description: 'A post as those see it who keep the noticeboard.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    version: t.exposeInt('version', {
      description: 'Sent back with a change, so that none is overwritten unseen.',
    }),
    title: t.string({ resolve: (post, _, ctx) => textOf(ctx, post).title }),
    texts: t.field({ type: [NewsText], resolve: ({ texts }) => texts }),
    status: t.field({ type: StatusType, resolve: (post, _, ctx) => statusOf(post, ctx.services.now()) }),
    ...plainFields(t, shown),
    regions: t.field({
      type: [NewsPlace],
      description: 'The campuses it is for; none where it is for groups.',
      resolve: ({ audience, regionIds }, _, ctx) => placesOf(ctx, audience === 'REGIONS' ? regionIds : []),
    }),
    groups: t.field({ type: [NewsPlace], resolve: ({ groupIds }, _, ctx) => placesOf(ctx, groupIds) }),
    sender: t.string({ nullable: true, resolve: (post, _, ctx) => senderOf(ctx, post) }),
    pictureUrl: t.string({
      nullable: true,
      args: { width: t.arg.int() },
      resolve: ({ pictureId }, { width }, ctx) =>
        pictureId && ctx.services.images.url(pictureId, { width: width ?? USUAL_WIDTH }),
    }),
    reach: t.int({
      description: 'How many people it reaches; once they are told, how many there were to tell.',
      resolve: (post, _, ctx) => post.toTell ?? countedReach(ctx)(post),
    }),
    toTell: t.exposeInt('toTell', { nullable: true, description: 'None before it has appeared.' }),
    told: t.exposeInt('told'),
    isTold: t.boolean({ resolve: ({ allToldAt }) => allToldAt !== null }),
    readers: t.int({ resolve: ({ id }, _, ctx) => readersById(ctx).load(id) }),
  }),
});

const ManagedNewsPage = countedPageType('ManagedNewsPage', ManagedNewsPost);

const NewsTextInput = builder.inputType('NewsTextInput', {
  fields: (t) => ({
    locale: t.string({ required: true }),
    title: t.string({ required: true }),
    body: t.field({ type: 'RichText', required: true }),
  }),
});

const NewsPostInput = recordInputWith('NewsPostInput', fields, (t) => ({
  texts: t.field({ type: [NewsTextInput], required: true }),
  publishNow: t.boolean({ description: 'By the clock of the server.' }),
}));

builder.queryField('managedNews', (t) =>
  t.field({
    type: ManagedNewsPage,
    permission: keepers,
    description: 'The posts that the caller keeps, drafts first and then the newest.',
    args: {
      first: t.arg.int(),
      after: t.arg.id(),
      search: t.arg.string(),
      status: t.arg({ type: StatusType }),
    },
    resolve: (_, { first, after, ...args }, ctx) => listManaged(ctx.db, keptBy(ctx), args, { first, after }),
  }),
);

builder.queryField('managedNewsPost', (t) =>
  t.field({
    type: ManagedNewsPost,
    nullable: true,
    permission: keepers,
    args: { postId: t.arg.id({ required: true }) },
    resolve: async (_, { postId }, ctx) => {
      const post = await findPost(ctx.db, postId);
      return post && !post.deletedAt && can.keep(actorOf(ctx), post) ? post : null;
    },
  }),
);

const NewsCampus = builder.objectRef<CampusRecord>('NewsCampus').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    timeZone: t.exposeString('timeZone'),
  }),
});

builder.queryField('newsCampuses', (t) =>
  t.field({
    type: [NewsCampus],
    permission: keepers,
    description: 'The campuses for whose people the caller may write.',
    resolve: (_, __, ctx) => listCampuses(ctx.db, keptBy(ctx).regionIds),
  }),
);

builder.queryField('newsReach', (t) =>
  t.int({
    permission: keepers,
    description: 'How many people a post for these would reach.',
    args: {
      audience: t.arg({ type: AudienceType, required: true }),
      regionIds: t.arg.idList(),
      groupIds: t.arg.idList(),
    },
    resolve: (_, audience, ctx) => reachOf(ctx, audience),
  }),
);

builder.mutationField('createNewsPost', (t) =>
  t.field({
    type: ManagedNewsPost,
    permission: keepers,
    args: {
      postId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      postInput: t.arg({ type: NewsPostInput, required: true }),
    },
    resolve: (_, { postId, postInput }, ctx) => createPost(ctx, postId, postInput),
  }),
);

builder.mutationField('updateNewsPost', (t) =>
  t.field({
    type: ManagedNewsPost,
    permission: keepers,
    args: {
      postId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      postInput: t.arg({ type: NewsPostInput, required: true }),
    },
    resolve: (_, change, ctx) => updatePost(ctx, change),
  }),
);

builder.mutationField('setNewsPicture', (t) =>
  t.field({
    type: ManagedNewsPost,
    permission: keepers,
    args: {
      postId: t.arg.id({ required: true }),
      picture: t.arg.string({ description: 'In base64; none takes it away.' }),
    },
    resolve: (_, { postId, picture }, ctx) => setPicture(ctx, postId, picture ?? null),
  }),
);

builder.mutationField('deleteNewsPost', (t) =>
  t.boolean({
    permission: keepers,
    args: { postId: t.arg.id({ required: true }) },
    resolve: (_, { postId }, ctx) => deletePost(ctx, postId),
  }),
);

builder.mutationField('restoreNewsPost', (t) =>
  t.field({
    type: ManagedNewsPost,
    permission: keepers,
    args: { postId: t.arg.id({ required: true }) },
    resolve: (_, { postId }, ctx) => restorePost(ctx, postId),
  }),
);
