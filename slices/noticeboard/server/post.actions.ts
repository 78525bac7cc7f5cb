import type { Tx } from '#kit/db/database.ts';
import { insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { reachWhere } from '#kit/access/actor.ts';
import type { AuditAction } from '#kit/access/known-actions.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import type { UncleanHtml } from '#kit/rich-text/unclean-html.ts';
import { forgetUnlessUsed, storePicture } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import { checkPost, inOrder, MAX_BODY, textFor, type Audience, type PostText } from '../rules/post.ts';
import { countReach, countRegions, findCampusesOf } from './audience.queries.ts';
import { findPost, storedTexts, type Keeping, type PostRecord } from './post.queries.ts';
import { tellWhenDue } from './tell-of-news.ts';

export interface AudienceInput {
  audience: Audience['audience'];
  regionIds?: readonly string[] | null | undefined;
  groupIds?: readonly string[] | null | undefined;
}

export interface PostInput extends AudienceInput {
  texts: readonly { locale: string; title: string; body: UncleanHtml | string }[];
  signature?: string | null | undefined;
  pinned?: boolean | null | undefined;
  commentsAllowed?: boolean | null | undefined;
  publishAt?: Date | null | undefined;
  publishNow?: boolean | null | undefined;
  endsAt?: Date | null | undefined;
}

type PostValues = Pick<
  PostRecord,
  | 'audience'
  | 'regionIds'
  | 'groupIds'
  | 'texts'
  | 'signature'
  | 'pinned'
  | 'commentsAllowed'
  | 'publishAt'
  | 'endsAt'
>;

/** The campuses on which the caller keeps the news; null for all. */
export const keptBy = (ctx: Context): Keeping => ({
  regionIds: reachWhere(actorOf(ctx), 'admin'),
  now: ctx.services.now(),
});

const notFound = (): never => {
  throw new RuleError('recordNotFound', 'NOT_FOUND');
};

/** Whom a post will be for, if the caller may write to them. */
async function audienceOf(tx: Tx, ctx: Context, input: AudienceInput): Promise<Audience> {
  const unique = (ids: AudienceInput['regionIds']) => [...new Set(ids ?? [])].toSorted();
  const { audience } = input;
  let regionIds = audience === 'REGIONS' ? unique(input.regionIds) : [];
  const groupIds = audience === 'GROUPS' ? unique(input.groupIds) : [];
  if (groupIds.length > 0) {
    const campuses = await findCampusesOf(tx, groupIds);
    if (campuses.length < groupIds.length) notFound();
    regionIds = unique(campuses.map(({ regionId }) => regionId));
  }
  const said = { audience, regionIds, groupIds };
  const namesPlaces = audience === 'REGIONS' || audience === 'GROUPS';
  // Without a place it is refused by name, not as something that is out of reach.
  if (namesPlaces && regionIds.length === 0) return said;
  if (!can.keep(actorOf(ctx), said)) notFound();
  if (audience === 'REGIONS' && (await countRegions(tx, regionIds)) < regionIds.length) notFound();
  return said;
}

/** How many people a post of the caller's would reach. */
export const reachOf = (ctx: Context, input: AudienceInput): Promise<number> =>
  transaction(ctx.db, async (tx) => {
    const audience = await audienceOf(tx, ctx, input);
    const unscoped = ctx.unscopedWithin(tx, 'how many people a post reaches');
    return countReach(unscoped, audience, ctx.services.now());
  });

function cleanTexts(texts: PostInput['texts']): PostText[] {
  if (texts.some(({ body }) => body.length > 2 * MAX_BODY))
    throw new RuleError('newsBodyTooLong', 'BAD_USER_INPUT', {}, { field: 'texts' });
  const byLocale = new Map(
    texts.map(({ locale, title, body }) => [locale, { title: title.trim(), body: cleanRichText(body) }]),
  );
  const written = [...byLocale].map(([locale, text]) => ({ locale: locale as Locale, ...text }));
  // A language in which nothing stands is none.
  return inOrder(written.filter(({ title, body }) => title !== '' || body !== ''));
}

async function valuesOf(tx: Tx, ctx: Context, input: PostInput): Promise<PostValues> {
  const values = {
    ...(await audienceOf(tx, ctx, input)),
    texts: cleanTexts(input.texts),
    signature: input.signature?.trim() ?? '',
    pinned: input.pinned ?? false,
    commentsAllowed: input.commentsAllowed ?? false,
    publishAt: input.publishNow ? ctx.services.now() : (input.publishAt ?? null),
    endsAt: input.endsAt ?? null,
  };
  const refused = checkPost(values);
  if (refused) throw new RuleError(refused.problem, 'BAD_USER_INPUT', {}, { field: refused.field });
  return values;
}

const rowOf = ({ texts, regionIds, groupIds, ...values }: PostValues) => ({
  ...values,
  regionIds: [...regionIds],
  groupIds: [...groupIds],
  texts: storedTexts(texts),
});

/** As the audit log tells it: titles, and which languages were written in. */
const told = ({ texts, publishAt, endsAt, ...values }: Partial<PostValues>) => ({
  ...values,
  ...(texts && { title: textFor(texts, 'en')?.title, locales: texts.map(({ locale }) => locale) }),
  ...(publishAt !== undefined && { publishAt: publishAt?.toISOString() ?? null }),
  ...(endsAt !== undefined && { endsAt: endsAt?.toISOString() ?? null }),
});

const KEYS = [
  'audience',
  'regionIds',
  'groupIds',
  'texts',
  'signature',
  'pinned',
  'commentsAllowed',
  'publishAt',
  'endsAt',
] as const satisfies (keyof PostValues)[];

function changedPart(before: PostValues, after: PostValues): (keyof PostValues)[] {
  return KEYS.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

const pick = (values: PostValues, keys: readonly (keyof PostValues)[]): Partial<PostValues> =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));

/** A post of the caller's to keep, held until the transaction ends. */
async function lockedPost(tx: Tx, ctx: Context, postId: string): Promise<PostRecord> {
  await lockRow(tx, 'newsPost', postId);
  const post = await findPost(tx, postId);
  if (!post || !can.keep(actorOf(ctx), post)) return notFound();
  return post;
}

interface Done {
  action: AuditAction;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

const auditPost = (tx: Tx, ctx: Context, { id, regionIds }: PostRecord, done: Done) =>
  audit(tx, ctx, {
    ...done,
    entity: 'newsPost',
    entityId: id,
    regionId: regionIds.length === 1 ? (regionIds[0] ?? null) : null,
  });

/** Writes a post. Whoever it is for is told by a job, however many they are. */
export const createPost = (ctx: Context, postId: string, input: PostInput): Promise<PostRecord> =>
  transaction(ctx.db, async (tx) => {
    const values = await valuesOf(tx, ctx, input);
    const authorId = actorOf(ctx).personId;
    const isNew = await insertRow(tx, 'newsPost', { id: postId, authorId, ...rowOf(values) });
    const post = await lockedPost(tx, ctx, postId);
    if (!isNew) {
      const changed = changedPart(post, input.publishNow ? { ...values, publishAt: post.publishAt } : values);
      if (changed.length > 0) throw new RuleError('changedMeanwhile');
      return post;
    }
    if (post.publishAt) await tellWhenDue(tx, postId, post.publishAt);
    await auditPost(tx, ctx, post, { action: 'createNewsPost', after: told(values) });
    return post;
  });

interface PostChange {
  postId: string;
  version: number;
  postInput: PostInput;
}

export const updatePost = (ctx: Context, { postId, version, postInput }: PostChange): Promise<PostRecord> =>
  transaction(ctx.db, async (tx) => {
    const before = await lockedPost(tx, ctx, postId);
    if (before.deletedAt) return notFound();
    const isOut = before.publishAt !== null && before.publishAt <= ctx.services.now();
    const values = await valuesOf(
      tx,
      ctx,
      isOut && postInput.publishNow
        ? { ...postInput, publishNow: false, publishAt: before.publishAt }
        : postInput,
    );
    const changed = changedPart(before, values);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    await updateRow(tx, 'newsPost', postId, rowOf(values));
    if (values.publishAt && !before.allToldAt) await tellWhenDue(tx, postId, values.publishAt);
    const post = await lockedPost(tx, ctx, postId);
    await auditPost(tx, ctx, post, {
      action: 'updateNewsPost',
      before: told(pick(before, changed)),
      after: told(pick(values, changed)),
    });
    return post;
  });

/** Takes a post from everybody. It can be brought back. */
export const deletePost = (ctx: Context, postId: string): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const post = await lockedPost(tx, ctx, postId);
    if (post.deletedAt) return true;
    await updateRow(tx, 'newsPost', postId, { deletedAt: ctx.services.now() });
    await auditPost(tx, ctx, post, { action: 'deleteNewsPost', before: told({ texts: post.texts }) });
    return true;
  });

export const restorePost = (ctx: Context, postId: string): Promise<PostRecord> =>
  transaction(ctx.db, async (tx) => {
    const before = await lockedPost(tx, ctx, postId);
    if (!before.deletedAt) return before;
    await updateRow(tx, 'newsPost', postId, { deletedAt: null });
    const post = await lockedPost(tx, ctx, postId);
    if (post.publishAt && !post.allToldAt) await tellWhenDue(tx, postId, post.publishAt);
    await auditPost(tx, ctx, post, { action: 'restoreNewsPost', after: told({ texts: post.texts }) });
    return post;
  });

export const SET_NEWS_PICTURE: RateRule = { name: 'set-news-picture', max: 100, windowS: 3_600 };

/** Gives a post a picture, in base64, or takes it away. Nothing is drawn or stored for a caller who may not. */
export async function setPicture(ctx: Context, postId: string, picture: string | null): Promise<PostRecord> {
  await transaction(ctx.db, (tx) => lockedPost(tx, ctx, postId));
  const pictureId = picture === null ? null : await storePicture(ctx, picture, SET_NEWS_PICTURE);
  return transaction(ctx.db, async (tx) => {
    const before = await lockedPost(tx, ctx, postId);
    if (before.pictureId === pictureId) return before;
    await updateRow(tx, 'newsPost', postId, { pictureId });
    if (before.pictureId) await forgetUnlessUsed(tx, before.pictureId);
    await auditPost(tx, ctx, before, {
      action: 'setNewsPicture',
      before: { pictureId: before.pictureId },
      after: { pictureId },
    });
    return lockedPost(tx, ctx, postId);
  });
}
