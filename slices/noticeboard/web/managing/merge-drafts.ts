import { LOCALES, type Locale } from '#kit/messages/locales.ts';
import { inOrder } from '../../rules/post.ts';
import { postInputOf, type PostDraft } from './draft.ts';

/** What of a post is changed as a whole: a language is one part, and so is when the post appears and ends. */
export type DraftPart =
  | `text.${Locale}`
  | 'picture'
  | 'audience'
  | 'time'
  | 'signature'
  | 'pinned'
  | 'commentsAllowed';

export const PARTS: readonly DraftPart[] = [
  ...LOCALES.map((locale) => `text.${locale}` as const),
  'picture',
  'audience',
  'time',
  'signature',
  'pinned',
  'commentsAllowed',
];

const localeOf = (part: DraftPart): Locale | null =>
  LOCALES.find((locale) => part === `text.${locale}`) ?? null;

/** What can be compared of a part. */
function valueOf(draft: PostDraft, part: DraftPart): string {
  const { audience, regionIds, groupIds, publishNow, publishAt, endsAt } = postInputOf(draft);
  const locale = localeOf(part);
  if (locale) return JSON.stringify(draft.texts.find((text) => text.locale === locale) ?? null);
  if (part === 'audience')
    return JSON.stringify([audience, regionIds?.toSorted() ?? [], groupIds?.toSorted() ?? []]);
  if (part === 'time') return JSON.stringify([publishNow, publishAt, endsAt]);
  return JSON.stringify(draft[part as Exclude<DraftPart, `text.${Locale}` | 'time'>]);
}

const isSame = (one: PostDraft, other: PostDraft, part: DraftPart): boolean =>
  valueOf(one, part) === valueOf(other, part);

/** A draft with one part of it as in another. */
export function withPart(draft: PostDraft, part: DraftPart, from: PostDraft): PostDraft {
  const locale = localeOf(part);
  if (locale)
    return {
      ...draft,
      texts: inOrder([
        ...draft.texts.filter((text) => text.locale !== locale),
        ...from.texts.filter((text) => text.locale === locale),
      ]),
    };
  if (part === 'time') {
    const { appearing, publishAt, endsAt } = from;
    return { ...draft, appearing, publishAt, endsAt };
  }
  const whole = part as Exclude<DraftPart, `text.${Locale}` | 'time'>;
  return { ...draft, [whole]: from[whole] };
}

export interface Merged {
  draft: PostDraft;
  /** What the other has changed and the writer has not: it is the other's now. */
  taken: DraftPart[];
  /** What both have changed: it is still the writer's, who decides. */
  clashing: DraftPart[];
}

/** Brings in what another has saved since the writer began with a draft. */
export function mergeDrafts(begun: PostDraft, mine: PostDraft, theirs: PostDraft): Merged {
  const changed = PARTS.filter((part) => !isSame(begun, theirs, part) && !isSame(mine, theirs, part));
  const taken = changed.filter((part) => isSame(begun, mine, part));
  return {
    draft: taken.reduce((draft, part) => withPart(draft, part, theirs), mine),
    taken,
    clashing: changed.filter((part) => !taken.includes(part)),
  };
}
