import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import { signedId } from '#kit/config/signed-id.ts';
import type { Services } from '#kit/graphql/context.ts';

/** Stands for a link in the hands of a sponsor. */
export const linkToken = signedId('sponsor-links', 'sponsor 1');

/** Stands for a payment in the hands of the sponsor who has made it: it opens its receipt. */
export const receiptToken = signedId('sponsor-links', 'sponsor receipt 1');

type Signing = Pick<Services, 'secrets' | 'config'>;

export const linkAddress = ({ secrets, config }: Signing, linkId: string): string =>
  `${config.mainHost}/${SECRET_PATHS.sponsor}/${linkToken.sign(secrets, linkId)}`;

export const receiptAddress = ({ secrets, config }: Signing, paymentId: string): string =>
  `${config.mainHost}/${SECRET_PATHS.sponsorReceipt}/${receiptToken.sign(secrets, paymentId)}`;
