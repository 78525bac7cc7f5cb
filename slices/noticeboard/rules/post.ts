import { isLocale, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { flag, ids, instant, line, oneOf, optional, type ValuesOf } from '#kit/record/field.ts';

export const AUDIENCES = ['EVERYBODY', 'REGIONS', 'GROUPS', 'ALUMNI'] as const;
export type AudienceKind = (typeof AUDIENCES)[number];

export const MAX_SIGNATURE = 80;

/** Whom a post is for. A post for groups also knows the campuses they are on. */
const audience = {
  audience: oneOf('NewsAudience', AUDIENCES),
  regionIds: ids({ default: [] }),
  groupIds: ids({ default: [] }),
};
export type Audience = ValuesOf<typeof audience>;

/** A post but for its texts. */
export const post = {
  ...audience,
  signature: line({
    max: MAX_SIGNATURE,
    default: '',
    problem: 'newsSignatureTooLong',
    about: 'Who it is from, if that is not its author.',
  }),
  pinned: flag({ default: false }),
  commentsAllowed: flag({ default: false }),
  publishAt: optional(instant({ about: 'None for a draft.' })),
  endsAt: optional(instant({})),
};

export const POST_STATUSES = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** A post in one language. */
export interface PostText {
  locale: Locale;
  title: string;
  body: string;
}

export const MAX_TITLE = 120;
/** With its markup: some eight pages. */
export const MAX_BODY = 20_000;
export const MAX_COMMENT = 2_000;
/** More campuses or groups than these are better told all at once. */
export const MAX_PLACES = 200;

type Times = Pick<ValuesOf<typeof post>, 'publishAt' | 'endsAt'>;

export function statusOf({ publishAt, endsAt }: Times, now: Date): PostStatus {
  if (publishAt === null) return 'DRAFT';
  if (endsAt !== null && endsAt <= now) return 'ENDED';
  return publishAt > now ? 'SCHEDULED' : 'PUBLISHED';
}

export type PostProblem =
  | 'newsNeedsText'
  | 'newsTitleInvalid'
  | 'newsBodyTooLong'
  | 'newsEndsTooEarly'
  | 'newsNeedsCampus'
  | 'newsNeedsGroup'
  | 'localeUnknown';

interface PostValues extends Times, Audience {
  texts: readonly { locale: string; title: string; body: string }[];
}

/** Why a post cannot be kept like this, with the field it is about, or null. */
export function checkPost(said: PostValues): { problem: PostProblem; field: string } | null {
  const text = checkTexts(said.texts);
  if (text) return { problem: text, field: 'texts' };
  if (said.publishAt && said.endsAt && said.endsAt <= said.publishAt)
    return { problem: 'newsEndsTooEarly', field: 'endsAt' };
  if (said.audience === 'REGIONS' && !isFewPlaces(said.regionIds))
    return { problem: 'newsNeedsCampus', field: 'regionIds' };
  if (said.audience === 'GROUPS' && !isFewPlaces(said.groupIds))
    return { problem: 'newsNeedsGroup', field: 'groupIds' };
  return null;
}

const isFewPlaces = (places: readonly string[]): boolean => places.length > 0 && places.length <= MAX_PLACES;

function checkTexts(texts: PostValues['texts']): PostProblem | null {
  if (texts.length === 0) return 'newsNeedsText';
  if (texts.some(({ locale }) => !isLocale(locale))) return 'localeUnknown';
  if (texts.some(({ title }) => title === '' || [...title].length > MAX_TITLE || /\p{Cc}/u.test(title)))
    return 'newsTitleInvalid';
  return texts.some(({ body }) => body.length > MAX_BODY) ? 'newsBodyTooLong' : null;
}

/** In the order in which languages are offered. */
export const inOrder = (texts: readonly PostText[]): PostText[] =>
  texts.toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));

/** What a reader of a language gets: that language, else English, else the first there is. */
export const textFor = <Text extends { locale: string }>(
  texts: readonly Text[],
  locale: string,
): Text | undefined =>
  texts.find((text) => text.locale === locale) ?? texts.find((text) => text.locale === 'en') ?? texts[0];

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': '’',
  nbsp: ' ',
};

/** The beginning of a text without its markup, cut between words. */
export function summaryOf(html: string, max = 180): string {
  const words = html
    .replaceAll(/<\/li>\s*<li>/g, ', ')
    .replaceAll('</li>', '. ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#39|\w+);/g, (sign, name: string) => SIGNS[name] ?? sign)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?…])/g, '')
    .trim();
  if (words.length <= max) return words;
  const end = words.lastIndexOf(' ', max);
  return `${words.slice(0, end > max / 2 ? end : max)}…`;
}

export type CommentProblem = 'newsCommentEmpty' | 'newsCommentTooLong';

export function checkComment(comment: string): CommentProblem | null {
  if (comment === '') return 'newsCommentEmpty';
  return comment.length > MAX_COMMENT ? 'newsCommentTooLong' : null;
}

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<
    | 'createNewsPost'
    | 'updateNewsPost'
    | 'deleteNewsPost'
    | 'restoreNewsPost'
    | 'setNewsPicture'
    | 'addNewsComment'
    | 'deleteNewsComment'
    | 'restoreNewsComment',
    true
  > {}
}
