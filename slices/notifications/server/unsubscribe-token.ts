import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import type { Secrets } from '#kit/config/secrets.ts';
import type { Services } from '#kit/graphql/context.ts';
import { isNoticeName, type NoticeName } from '../rules/notices.ts';

/** What a mail told a person about, and where. */
export interface Subject {
  name: NoticeName;
  regionId: string;
}

export interface MailSubscription {
  personId: string;
  subjects: readonly Subject[];
}

const markOf = (key: Buffer, claim: string): string =>
  createHmac('sha256', key).update(`unsubscribe 1 ${claim}`).digest('base64url');

/**
 * Stands for a person and what one mail told them about. It opens nothing and says nothing else than "no more of this", so it
 * need not expire: people unsubscribe from old mails.
 */
export function signSubscription(secrets: Secrets, { personId, subjects }: MailSubscription): string {
  const byRegion = Map.groupBy(subjects, ({ regionId }) => regionId);
  const parts = [...byRegion].map(
    ([regionId, ofRegion]) => `${regionId}=${[...new Set(ofRegion.map(({ name }) => name))].join(',')}`,
  );
  const claim = Buffer.from([personId, ...parts].join(';')).toString('base64url');
  return `${claim}.${markOf(secrets.key('unsubscribing'), claim)}`;
}

/** What a token stands for; null when it is none of ours. */
export function readSubscription(secrets: Secrets, token: string): MailSubscription | null {
  const [claim = '', mark = ''] = token.split('.');
  const isOurs = secrets.keys('unsubscribing').some((key) => {
    const [expected, claimed] = [Buffer.from(markOf(key, claim)), Buffer.from(mark)];
    return expected.length === claimed.length && timingSafeEqual(expected, claimed);
  });
  if (!isOurs) return null;
  const [personId = '', ...parts] = Buffer.from(claim, 'base64url').toString().split(';');
  const subjects = parts.flatMap((part) => {
    const [regionId = '', names = ''] = part.split('=');
    return names
      .split(',')
      .filter(isNoticeName)
      .map((name) => ({ name, regionId }));
  });
  return { personId, subjects };
}

/** By which mail programs unsubscribe their reader with one press, without signing in (RFC 8058). */
export function unsubscribeHeaders(
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  personId: string,
  subjects: readonly Subject[],
): Record<string, string> {
  const token = signSubscription(secrets, { personId, subjects });
  return {
    'List-Unsubscribe': `<${config.mainHost}/${SECRET_PATHS.unsubscribe}/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
