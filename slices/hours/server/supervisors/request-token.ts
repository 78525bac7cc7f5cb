import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import type { Secrets } from '#kit/config/secrets.ts';
import { isUuid } from '#kit/db/uuid.ts';
import type { Services } from '#kit/graphql/context.ts';

const markOf = (key: Buffer, requestId: string): string =>
  createHmac('sha256', key).update(`hours 1 ${requestId}`).digest('base64url');

/** Stands for one request in the hands of the supervisor who was asked. */
const signRequest = (secrets: Secrets, requestId: string): string =>
  `${requestId}.${markOf(secrets.key('hour-requests'), requestId)}`;

/** The request that a token stands for; null when it is none of ours. */
export function readRequestToken(secrets: Secrets, token: string): string | null {
  const [requestId = '', mark = '', ...more] = token.split('.');
  const isOurs = secrets.keys('hour-requests').some((key) => {
    const [expected, claimed] = [Buffer.from(markOf(key, requestId)), Buffer.from(mark)];
    return expected.length === claimed.length && timingSafeEqual(expected, claimed);
  });
  return isOurs && more.length === 0 && isUuid(requestId) ? requestId : null;
}

export const requestAddress = (
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  requestId: string,
): string => `${config.mainHost}/${SECRET_PATHS.confirmHours}/${signRequest(secrets, requestId)}`;
