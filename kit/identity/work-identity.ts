import type { IDToken, UserInfoResponse } from 'openid-client';
import type { WorkIdentity } from '#kit/identity/work-accounts.ts';

/** What the provider says about a person, first in the signed token, then in its own words when asked. */
export function identityFromClaims(token: IDToken, told: Partial<UserInfoResponse>): WorkIdentity {
  const claims: Record<string, unknown> = { ...told, ...token };
  const tenantId = textOrNull(token['tid']);
  const email = textOrNull(claims['email']);
  return {
    issuer: token.iss,
    tenantId,
    // Entra's sub differs for every application; its oid is the person. Outside a tenant, oid means nothing.
    subject: (tenantId === null ? null : textOrNull(token['oid'])) ?? token.sub,
    email,
    emailVerified: email !== null && isVerified(claims),
    name: textOrNull(claims['name']) ?? textOrNull(claims['preferred_username']) ?? '',
  };
}

/**
 * Entra never sends email_verified; its xms_edov says that the tenant owns the mail domain, which is as good.
 * It is asked only where email_verified is missing, so that a plain "not verified" stands.
 */
function isVerified(claims: Record<string, unknown>): boolean {
  const said = claims['email_verified'] ?? claims['xms_edov'];
  return said === true || said === 'true' || said === 1 || said === '1';
}

function textOrNull(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null;
}
