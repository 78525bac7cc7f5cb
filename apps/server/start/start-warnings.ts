import type { Pool } from 'pg';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import type { Config } from '#kit/config/config.ts';
import { openDatabase } from '#kit/db/database.ts';
import { scopeWarnings } from '#kit/db/scope/scope-warnings.ts';
import { insertLogEntry } from '#slices/system-log/server/api.ts';
import type { NoteTrouble } from '../log.ts';

/** The action under which they stand in the system log. */
export const START_WARNING = 'startWarning';

/** What a college in earnest should not go without, though the server can. */
export function startWarnings({ environment, smtpUrl, hasPublicUrl, origin }: Config): string[] {
  if (environment === 'development') return [];
  return [
    ...(smtpUrl
      ? []
      : ['SMTP_URL is not set: no mail leaves. It waits in the outbox until a mail server is named.']),
    ...(hasPublicUrl
      ? []
      : [
          `PUBLIC_URL is not set: links in mail lead to ${origin}, and only browsers on this machine can log in.`,
        ]),
  ];
}

/**
 * Tells the operator, and the staff who read the system log. A log that cannot be written is worth
 * a line and no more: the college is open by then.
 */
export async function warnAtStart(config: Config, ownerPool: Pool, noteTrouble: NoteTrouble): Promise<void> {
  const db = openDatabase(ownerPool, WHOLE_COLLEGE);
  const ofDatabase = await scopeWarnings(ownerPool).catch((error: unknown) => {
    noteTrouble('the rights of the roles could not be read', error);
    return [];
  });
  for (const payload of [...startWarnings(config), ...ofDatabase]) {
    console.warn(`Warning: ${payload}`);
    const nobody = { personId: null, impersonatorId: null, reference: null, requestId: null };
    try {
      await insertLogEntry(db, { ...nobody, type: 'ERROR', action: START_WARNING, payload });
    } catch (error) {
      noteTrouble('a warning could not be written into the system log', error);
    }
  }
}
