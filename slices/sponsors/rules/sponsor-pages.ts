import { SECRET_PATHS } from '#kit/access/secret-paths.ts';

/** Where a sponsor pays, and where their receipt is: both need no account. */
export const SPONSOR_PAGE = `/${SECRET_PATHS.sponsor}/:token`;
export const RECEIPT_PAGE = `/${SECRET_PATHS.sponsorReceipt}/:token`;

/** Where a student asks for help with an invoice. */
export const SHARE_PAGE = '/student/transactions/:invoiceId/sponsors';
export const sharePath = (invoiceId: string): string => SHARE_PAGE.replace(':invoiceId', invoiceId);
