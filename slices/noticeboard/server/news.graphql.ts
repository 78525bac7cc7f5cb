import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countById } from '#kit/graphql/loader.ts';
import { countedPageType, pageOf, type PageOf } from '#kit/graphql/page.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { isFreeRegistrant, nameById } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import { AUDIENCES, summaryOf, textFor, type PostText } from '../rules/post.ts';
import { addComment, deleteComment } from './comment.actions.ts';
import { countComments, listComments, type CommentRecord } from './comment.queries.ts';
import { findNews, listNews, type PostRecord, type ReadablePost } from './post.queries.ts';
import { placesOf } from './places.ts';
import { newsDb, readerOf, readPost } from './read-news.ts';

const USUAL_WIDTH = 640;
const COMMENTS_AT_ONCE = 20;

const commentsById = countById((ctx, ids) => countComments(newsDb(ctx), ids));

/** A post always has a text; an empty one only stands in for what the compiler cannot know. */
export const textOf = (ctx: Context, { texts }: PostRecord): PostText =>
  textFor(texts, ctx.locale) ?? { locale: 'en', title: '', body: '' };

/** Free registrants are told of nobody else (C6). */
async function nameFor(
  ctx: Context,
  personId: string | null,
  known?: PostRecord['author'],
): Promise<string | null> {
  if (personId === null || (isFreeRegistrant(ctx) && personId !== actorOf(ctx).personId)) return null;
  const person = known === undefined ? await nameById(ctx).load(personId) : known;
  return person && fullName(person);
}

export const senderOf = async (
  ctx: Context,
  { signature, authorId, author }: PostRecord,
): Promise<string | null> => (signature === '' ? nameFor(ctx, authorId, author) : signature);

/** Readers of several campuses are told which of these a post is for; to others it goes without saying. */
async function campusesFor(ctx: Context, { audience, regionIds }: PostRecord): Promise<string[]> {
  const own = actorOf(ctx).regionIds;
  if (audience !== 'REGIONS' || own.length < 2) return [];
  const places = await placesOf(
    ctx,
    regionIds.filter((id) => own.includes(id)),
  );
  return places.map(({ name }) => name);
}

interface ShownComment extends CommentRecord {
  post: PostRecord;
}

const NewsComment = builder.objectRef<ShownComment>('NewsComment').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    content: t.exposeString('content'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    personName: t.string({
      nullable: true,
      resolve: ({ personId }, _, ctx) => nameFor(ctx, personId),
    }),
    mayDelete: t.boolean({ resolve: (comment, _, ctx) => can.deleteComment(actorOf(ctx), comment) }),
  }),
});

const NewsCommentPage = builder.objectRef<PageOf<ShownComment>>('NewsCommentPage').implement({
  permission: viaParent,
  fields: (t) => ({
    rows: t.field({ type: [NewsComment], resolve: ({ rows }) => rows }),
    nextCursor: t.exposeID('nextCursor', { nullable: true }),
  }),
});

const NewsPost = builder.objectRef<ReadablePost>('NewsPost').implement({
  description:
    'A post on the noticeboard, as those read it whom it is for: in their language if it is written in it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    locale: t.string({ resolve: (post, _, ctx) => textOf(ctx, post).locale }),
    title: t.string({ resolve: (post, _, ctx) => textOf(ctx, post).title }),
    body: t.field({ type: 'RichText', resolve: (post, _, ctx) => textOf(ctx, post).body }),
    summary: t.string({
      description: 'Its beginning, as plain text.',
      resolve: (post, _, ctx) => summaryOf(textOf(ctx, post).body),
    }),
    pictureUrl: t.string({
      nullable: true,
      args: { width: t.arg.int() },
      resolve: ({ pictureId }, { width }, ctx) =>
        pictureId && ctx.services.images.url(pictureId, { width: width ?? USUAL_WIDTH }),
    }),
    sender: t.string({
      nullable: true,
      description: 'The office or team it is from, else its author.',
      resolve: (post, _, ctx) => senderOf(ctx, post),
    }),
    campuses: t.stringList({
      description: 'For a reader of several campuses: which of these it is for, if not for everybody.',
      resolve: (post, _, ctx) => campusesFor(ctx, post),
    }),
    publishedAt: t.field({
      type: 'DateTime',
      resolve: ({ publishAt }, _, ctx) => publishAt ?? ctx.services.now(),
    }),
    pinned: t.exposeBoolean('pinned'),
    isRead: t.boolean({ resolve: ({ readAt }) => readAt !== null }),
    commentsAllowed: t.exposeBoolean('commentsAllowed'),
    commentCount: t.int({ resolve: ({ id }, _, ctx) => commentsById(ctx).load(id) }),
    comments: t.field({
      type: NewsCommentPage,
      args: { after: t.arg.id() },
      description: 'Oldest first.',
      resolve: async (post, { after }, ctx) => {
        const page = { max: COMMENTS_AT_ONCE + 1, after: after ?? null };
        const rows = await listComments(newsDb(ctx), post.id, page);
        return pageOf(
          rows.map((comment) => ({ ...comment, post })),
          COMMENTS_AT_ONCE,
        );
      },
    }),
  }),
});

const NewsPage = countedPageType('NewsPage', NewsPost);

builder.queryField('news', (t) =>
  t.field({
    type: NewsPage,
    permission: signedIn,
    description:
      'The posts for the caller that have appeared and not ended: pinned ones first, then the newest.',
    args: {
      first: t.arg.int(),
      after: t.arg.id(),
      search: t.arg.string({ description: 'Beginnings of words in any language; accents do not count.' }),
      unread: t.arg.boolean({ description: 'Only those the caller has not opened.' }),
      audience: t.arg({
        type: enumType('NewsAudience', AUDIENCES),
        description: 'Only those written for this audience.',
      }),
    },
    resolve: (_, { first, after, ...args }, ctx) =>
      listNews(newsDb(ctx), readerOf(ctx), args, { first, after }),
  }),
);

builder.queryField('newsPost', (t) =>
  t.field({
    type: NewsPost,
    nullable: true,
    permission: signedIn,
    args: { postId: t.arg.id({ required: true }) },
    resolve: async (_, { postId }, ctx) => (await findNews(newsDb(ctx), readerOf(ctx), postId)) ?? null,
  }),
);

builder.mutationField('readNewsPost', (t) =>
  t.field({
    type: NewsPost,
    permission: signedIn,
    description: 'Notes that the caller has opened a post.',
    args: { postId: t.arg.id({ required: true }) },
    resolve: (_, { postId }, ctx) => readPost(ctx, postId),
  }),
);

builder.mutationField('addNewsComment', (t) =>
  t.boolean({
    permission: signedIn,
    args: {
      commentId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      postId: t.arg.id({ required: true }),
      content: t.arg.string({ required: true }),
    },
    resolve: async (_, comment, ctx) => (await addComment(ctx, comment)) !== null,
  }),
);

builder.mutationField('deleteNewsComment', (t) =>
  t.boolean({
    permission: signedIn,
    args: { commentId: t.arg.id({ required: true }) },
    resolve: (_, { commentId }, ctx) => deleteComment(ctx, { commentId, isDeleted: true }),
  }),
);

builder.mutationField('restoreNewsComment', (t) =>
  t.boolean({
    permission: signedIn,
    description: 'Brings back what the caller has deleted.',
    args: { commentId: t.arg.id({ required: true }) },
    resolve: (_, { commentId }, ctx) => deleteComment(ctx, { commentId, isDeleted: false }),
  }),
);
