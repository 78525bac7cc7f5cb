import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import { signedId } from '#kit/config/signed-id.ts';
import type { Services } from '#kit/graphql/context.ts';

/** Stands for one message in the hands of the person who got it. */
export const messageToken = signedId('alumni-messages', 'message 1');

/** Where a recipient reports a message and blocks its sender, without signing in. */
export const messageAddress = (
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  messageId: string,
): string => `${config.mainHost}/${SECRET_PATHS.alumniMessage}/${messageToken.sign(secrets, messageId)}`;
