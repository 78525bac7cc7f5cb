import { personalChoices } from '#kit/client/storage/stored-choices.ts';
import { isRecord } from '#kit/client/storage/stored-value.ts';

/** A message that was not sent yet, on this device. */
export interface Draft {
  message: string;
  /** The text that was last tried to be sent, and the id it went by: tried again it is the same message, changed it is another. */
  tried: { message: string; messageId: string } | null;
}

interface Drafts {
  /** By the ids of their recipients. */
  drafts: Readonly<Record<string, Draft>>;
}

const NO_DRAFT: Draft = { message: '', tried: null };
/** Nobody writes to more people at once. */
const MAX_DRAFTS = 10;

const isDraft = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['message'] === 'string' &&
  (value['tried'] === null ||
    (isRecord(value['tried']) &&
      typeof value['tried']['message'] === 'string' &&
      typeof value['tried']['messageId'] === 'string'));

const stored = personalChoices<Drafts>(
  'alumniMessages',
  { drafts: {} },
  { drafts: (value) => isRecord(value) && Object.values(value).every(isDraft) },
);

export const draftTo = (recipientId: string): Draft => stored.get().drafts[recipientId] ?? NO_DRAFT;

export function forgetDraft(recipientId: string): void {
  const { [recipientId]: _, ...others } = stored.get().drafts;
  stored.change({ drafts: others });
}

function store(recipientId: string, draft: Draft): void {
  const { [recipientId]: _, ...others } = stored.get().drafts;
  const latest = Object.entries(others).slice(1 - MAX_DRAFTS);
  stored.change({ drafts: Object.fromEntries([...latest, [recipientId, draft]]) });
}

export const keepDraft = (recipientId: string, message: string): void =>
  store(recipientId, { ...draftTo(recipientId), message });

/** The id by which a text is sent: the same for the same text, however often it is tried. */
export function messageIdFor(recipientId: string, message: string): string {
  const { tried } = draftTo(recipientId);
  const messageId = tried?.message === message ? tried.messageId : crypto.randomUUID();
  store(recipientId, { message, tried: { message, messageId } });
  return messageId;
}
