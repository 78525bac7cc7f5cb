import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import type { Secrets } from '#kit/config/secrets.ts';
import type { Services } from '#kit/graphql/context.ts';

const ID = /^[0-9a-f-]{36}$/;

const markOf = (key: Buffer, messageId: string): string =>
  createHmac('sha256', key).update(`message 1 ${messageId}`).digest('base64url');

/** Stands for one message in the hands of the person who got it. */
export const signMessage = (secrets: Secrets, messageId: string): string =>
  `${messageId}.${markOf(secrets.key('alumni-messages'), messageId)}`;

/** The message that a token stands for; null when it is none of ours. */
export function readMessageToken(secrets: Secrets, token: string): string | null {
  const [messageId = '', mark = ''] = token.split('.');
  const isOurs = secrets.keys('alumni-messages').some((key) => {
    const [expected, claimed] = [Buffer.from(markOf(key, messageId)), Buffer.from(mark)];
    return expected.length === claimed.length && timingSafeEqual(expected, claimed);
  });
  return isOurs && ID.test(messageId) ? messageId : null;
}

/** Where a recipient reports a message and blocks its sender, without signing in. */
export const messageAddress = (
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  messageId: string,
): string => `${config.mainHost}/${SECRET_PATHS.alumniMessage}/${signMessage(secrets, messageId)}`;
