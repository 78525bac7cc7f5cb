import { personalChoices } from '#kit/client/storage/stored-choices.ts';
import { isRecord } from '#kit/client/storage/stored-value.ts';
import type { WrittenValuesOf } from '#kit/record/field.ts';
import type { ministry } from '../../rules/ministry.ts';

/** What was typed in the form of a ministry and not sent yet: only what differs from what was there. */
export type MinistryDraft = Partial<WrittenValuesOf<typeof ministry>>;

interface Drafts {
  /** By the ids of their ministries. */
  drafts: Readonly<Record<string, MinistryDraft>>;
  /** The id of the one that is still to be made, so that a form which is sent twice makes one. */
  newId: string | null;
}

const MAX_DRAFTS = 10;

const isDraft = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every((one) => one === null || ['string', 'number', 'boolean'].includes(typeof one));

const stored = personalChoices<Drafts>(
  'ministryDrafts',
  { drafts: {}, newId: null },
  {
    drafts: (value) => isRecord(value) && Object.values(value).every(isDraft),
    newId: (value) => value === null || typeof value === 'string',
  },
);

/** Null where nothing was typed. */
export const draftOf = (ministryId: string): MinistryDraft | null => stored.get().drafts[ministryId] ?? null;

/** The id by which a new ministry goes: the same until it is sent. */
export function newMinistryId(): string {
  const known = stored.get().newId;
  if (known !== null) return known;
  const newId = crypto.randomUUID();
  stored.change({ newId });
  return newId;
}

export function keepDraft(ministryId: string, draft: MinistryDraft): void {
  const { [ministryId]: _, ...others } = stored.get().drafts;
  const latest = Object.entries(others).slice(1 - MAX_DRAFTS);
  const own = Object.keys(draft).length > 0 ? [[ministryId, draft] as const] : [];
  stored.change({ drafts: Object.fromEntries([...latest, ...own]) });
}

/** After it was sent. */
export function forgetDraft(ministryId: string): void {
  keepDraft(ministryId, {});
  if (stored.get().newId === ministryId) stored.change({ newId: null });
}
