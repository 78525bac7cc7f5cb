import type { Tx } from '#kit/db/database.ts';
import { insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { reachWhere } from '#kit/access/actor.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import { actOnRecord, auditRecord, loaded, parsedInput, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { changedFields, pickFields } from '#kit/record/changed-fields.ts';
import type { InputOf, ValuesOf } from '#kit/record/field.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import type { UncleanHtml } from '#kit/rich-text/unclean-html.ts';
import { forgetUnlessUsed, storePicture } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import {
  checkPost,
  inOrder,
  MAX_BODY,
  post as fields,
  textFor,
  type Audience,
  type PostText,
} from '../rules/post.ts';
import { countReach, countRegions, findCampusesOf } from './audience.queries.ts';
import { findPost, storedTexts, type Keeping, type PostRecord } from './post.queries.ts';
import { tellWhenDue } from './tell-of-news.ts';

type AudienceInput = Pick<InputOf<typeof fields>, 'audience' | 'regionIds' | 'groupIds'>;

interface PostInput extends InputOf<typeof fields> {
  texts: readonly { locale: string; title: string; body: UncleanHtml | string }[];
  publishNow?: boolean | null | undefined;
}

type PostValues = ValuesOf<typeof fields> & { texts: PostText[] };

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

async function valuesOf(tx: Tx, ctx: Context, input: PostInput, before?: PostRecord): Promise<PostValues> {
  const said = parsedInput(fields, input, before);
  const values = {
    ...said,
    ...(await audienceOf(tx, ctx, said)),
    texts: cleanTexts(input.texts),
    ...(input.publishNow && { publishAt: ctx.services.now() }),
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

/** What differs, as it was and as it is now; null where nothing does. */
function differenceOf(before: PostValues, after: PostValues) {
  const changed = changedFields(fields, before, after);
  const hasOtherTexts = storedTexts(before.texts) !== storedTexts(after.texts);
  if (changed.length === 0 && !hasOtherTexts) return null;
  const part = ({ texts, ...values }: PostValues) =>
    told({ ...pickFields<typeof fields>(changed, values), ...(hasOtherTexts && { texts }) });
  return { before: part(before), after: part(after) };
}

const entity: Entity<typeof fields, PostRecord> = {
  name: 'newsPost',
  fields,
  async load(tx, ctx, id) {
    await lockRow(tx, 'newsPost', id);
    const post = await findPost(tx, id);
    return post && can.keep(actorOf(ctx), post) ? post : undefined;
  },
  regionOf: ({ regionIds }) => (regionIds.length === 1 ? (regionIds[0] ?? null) : null),
};

/** Writes a post. Its readers are told by a job, however many they are. */
export const createPost = (ctx: Context, postId: string, input: PostInput): Promise<PostRecord> =>
  transaction(ctx.db, async (tx) => {
    const values = await valuesOf(tx, ctx, input);
    const authorId = actorOf(ctx).personId;
    const isNew = await insertRow(tx, 'newsPost', { id: postId, authorId, ...rowOf(values) });
    const post = await loaded(entity, tx, ctx, postId);
    if (!isNew) {
      const { publishAt } = input.publishNow ? post : values;
      if (differenceOf(post, { ...values, publishAt })) throw new RuleError('changedMeanwhile');
      return post;
    }
    if (post.publishAt) await tellWhenDue(tx, postId, post.publishAt);
    await auditRecord(tx, ctx, entity, post, { action: 'createNewsPost', after: told(values) });
    return post;
  });

interface PostChange {
  postId: string;
  version: number;
  postInput: PostInput;
}

export const updatePost = (ctx: Context, { postId, version, postInput }: PostChange): Promise<PostRecord> =>
  transaction(ctx.db, async (tx) => {
    const before = await loaded(entity, tx, ctx, postId);
    if (before.deletedAt) return notFound();
    const { publishAt } = before;
    const isOut = publishAt !== null && publishAt <= ctx.services.now();
    const input = isOut && postInput.publishNow ? { ...postInput, publishNow: false, publishAt } : postInput;
    const values = await valuesOf(tx, ctx, input, before);
    const difference = differenceOf(before, values);
    if (!difference) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    await updateRow(tx, 'newsPost', postId, rowOf(values));
    if (values.publishAt && !before.allToldAt) await tellWhenDue(tx, postId, values.publishAt);
    const post = await loaded(entity, tx, ctx, postId);
    await auditRecord(tx, ctx, entity, post, { action: 'updateNewsPost', ...difference });
    return post;
  });

/** Takes a post from everybody. It can be brought back. */
export async function deletePost(ctx: Context, postId: string): Promise<boolean> {
  await actOnRecord(ctx, entity, postId, async (tx, { deletedAt, texts }) => {
    if (deletedAt) return null;
    await updateRow(tx, 'newsPost', postId, { deletedAt: ctx.services.now() });
    return { action: 'deleteNewsPost', before: told({ texts }) };
  });
  return true;
}

export const restorePost = (ctx: Context, postId: string): Promise<PostRecord> =>
  actOnRecord(ctx, entity, postId, async (tx, { deletedAt, publishAt, allToldAt, texts }) => {
    if (!deletedAt) return null;
    await updateRow(tx, 'newsPost', postId, { deletedAt: null });
    if (publishAt && !allToldAt) await tellWhenDue(tx, postId, publishAt);
    return { action: 'restoreNewsPost', after: told({ texts }) };
  });

export const SET_NEWS_PICTURE: RateRule = { name: 'set-news-picture', max: 100, windowS: 3_600 };

/** Gives a post a picture, in base64, or takes it away. Nothing is drawn or stored for a caller who may not. */
export async function setPicture(ctx: Context, postId: string, picture: string | null): Promise<PostRecord> {
  await transaction(ctx.db, (tx) => loaded(entity, tx, ctx, postId));
  const pictureId = picture === null ? null : await storePicture(ctx, picture, SET_NEWS_PICTURE);
  return actOnRecord(ctx, entity, postId, async (tx, before) => {
    if (before.pictureId === pictureId) return null;
    await updateRow(tx, 'newsPost', postId, { pictureId });
    if (before.pictureId) await forgetUnlessUsed(tx, before.pictureId);
    return {
      action: 'setNewsPicture',
      before: { pictureId: before.pictureId },
      after: { pictureId },
    };
  });
}
