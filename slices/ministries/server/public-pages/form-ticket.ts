import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { signedId } from '#kit/config/signed-id.ts';
import type { Secrets } from '#kit/config/secrets.ts';
import { isUuid } from '#kit/db/uuid.ts';
import { beginsWithZeros, PROOF_BITS } from '../../rules/visitor-message.ts';

/** A form that was opened: it says when, and for which ministry, and is good for one message. */
export interface FormTicket {
  messageId: string;
  openedAtMs: number;
}

const markOf = (key: Buffer, what: string, ...about: string[]): string =>
  createHmac('sha256', key)
    .update([what, ...about].join(' '))
    .digest('base64url');

function isMark(secrets: Secrets, mark: string, what: string, ...about: string[]): boolean {
  return secrets.keys('visitor-messages').some((key) => {
    const [expected, claimed] = [Buffer.from(markOf(key, what, ...about)), Buffer.from(mark)];
    return expected.length === claimed.length && timingSafeEqual(expected, claimed);
  });
}

export function issueTicket(secrets: Secrets, ministryId: string, now: Date): string {
  const [id, opened] = [randomUUID(), now.getTime().toString(36)];
  return `${id}.${opened}.${markOf(secrets.key('visitor-messages'), 'form 1', ministryId, id, opened)}`;
}

/** Null for a ticket that is not ours or for another ministry. */
export function readTicket(secrets: Secrets, ministryId: string, ticket: string): FormTicket | null {
  const [id = '', opened = '', mark = ''] = ticket.split('.');
  if (!isUuid(id) || !isMark(secrets, mark, 'form 1', ministryId, id, opened)) return null;
  return { messageId: id, openedAtMs: Number.parseInt(opened, 36) };
}

/** Whether a computer has worked for this ticket (prove-work.ts). */
export const isProof = (ticket: string, proof: string): boolean =>
  /^\d{1,12}$/.test(proof) &&
  beginsWithZeros(createHash('sha256').update(`${ticket}:${proof}`).digest(), PROOF_BITS);

/** Stands for a message in the hands of the person whose address was given. */
export const confirmationToken = signedId('visitor-messages', 'confirmation 1');

/** A network, told apart from others without being kept. */
export const networkDigest = (secrets: Secrets, network: string): string =>
  markOf(secrets.key('visitor-messages'), 'network 1', network);
