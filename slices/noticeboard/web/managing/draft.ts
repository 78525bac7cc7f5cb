import type { Instant } from '#kit/calendar/instant.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { readRichText } from '#kit/ui/rich-text/clean-html.ts';
import type { Suggestion } from '#kit/ui/combobox/suggestion.ts';
import type { AudienceKind, PostText } from '../../rules/post.ts';
import type { CreateNewsPostMutationVariables, EditedPostFragment } from './edited-news.graphql.generated.ts';

export interface Campus {
  _id: string;
  name: string;
  timeZone: string;
}

export interface ChosenAudience {
  kind: AudienceKind;
  regions: readonly Suggestion[];
  groups: readonly Suggestion[];
}

/** When a post appears: not yet, at once, at a time to come, or as it has. */
export type Appearing = 'draft' | 'now' | 'later' | 'kept';

/** The picture over a post, as it will be once the post is saved. */
export type DraftPicture =
  | { kind: 'kept'; shown: string | null }
  | { kind: 'removed'; shown: null }
  | { kind: 'new'; base64: string; shown: string };

/** A post as it stands in the form. */
export interface PostDraft {
  texts: readonly PostText[];
  audience: ChosenAudience;
  appearing: Appearing;
  publishAt: Instant | null;
  endsAt: Instant | null;
  signature: string;
  pinned: boolean;
  commentsAllowed: boolean;
  picture: DraftPicture;
}

/** A post as its preview shows it. */
export interface ShownDraft {
  title: string;
  body: string;
  locale: Locale;
  sender: string;
  pictureUrl: string | null;
}

export const isOut = (post: Pick<EditedPostFragment, 'status'> | null): boolean =>
  post?.status === 'PUBLISHED' || post?.status === 'ENDED';

/** What the form begins with. */
export const draftOf = (post: EditedPostFragment): PostDraft => ({
  // As the field hands it over where nobody has touched it.
  texts: post.texts.map(({ locale, title, body }) => ({
    locale: locale as Locale,
    title,
    body: readRichText(body).html,
  })),
  audience: {
    kind: post.audience,
    regions: post.regions.map(({ _id, name }) => ({ value: _id, label: name })),
    groups: post.groups.map(({ _id, name, regionName }) => ({
      value: _id,
      label: name,
      ...(regionName && { aside: regionName }),
    })),
  },
  appearing: isOut(post) ? 'kept' : post.status === 'SCHEDULED' ? 'later' : 'draft',
  publishAt: post.publishAt ?? null,
  endsAt: post.endsAt ?? null,
  signature: post.signature,
  pinned: post.pinned,
  commentsAllowed: post.commentsAllowed,
  picture: { kind: 'kept', shown: post.pictureUrl ?? null },
});

/** A new post is for the one campus there is to write for, else for everybody if the user may write for the whole college. */
export function newDraft(campuses: readonly Campus[], isForCollege: boolean): PostDraft {
  const only = campuses.length === 1 ? campuses[0] : undefined;
  return {
    texts: [],
    audience: {
      kind: only || !isForCollege ? 'REGIONS' : 'EVERYBODY',
      regions: only ? [{ value: only._id, label: only.name }] : [],
      groups: [],
    },
    appearing: 'draft',
    publishAt: null,
    endsAt: null,
    signature: '',
    pinned: false,
    commentsAllowed: false,
    picture: { kind: 'kept', shown: null },
  };
}

/** What is sent of a draft; its picture goes by itself. */
export function postInputOf(draft: PostDraft): CreateNewsPostMutationVariables['postInput'] {
  const { texts, audience, appearing, publishAt, endsAt, signature, pinned, commentsAllowed } = draft;
  return {
    texts: [...texts],
    audience: audience.kind,
    regionIds: audience.kind === 'REGIONS' ? audience.regions.map(({ value }) => value) : [],
    groupIds: audience.kind === 'GROUPS' ? audience.groups.map(({ value }) => value) : [],
    signature,
    pinned,
    commentsAllowed,
    publishNow: appearing === 'now',
    publishAt: appearing === 'later' || appearing === 'kept' ? publishAt : null,
    endsAt,
  };
}
