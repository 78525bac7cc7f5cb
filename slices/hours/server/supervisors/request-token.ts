import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import { signedId } from '#kit/config/signed-id.ts';
import type { Services } from '#kit/graphql/context.ts';

/** Stands for one request in the hands of the supervisor who was asked. */
export const requestToken = signedId('hour-requests', 'hours 1');

export const requestAddress = (
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  requestId: string,
): string => `${config.mainHost}/${SECRET_PATHS.confirmHours}/${requestToken.sign(secrets, requestId)}`;
