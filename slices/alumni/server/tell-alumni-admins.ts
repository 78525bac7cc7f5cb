import type { Tx } from '#kit/db/database.ts';
import type { NoticeFacts, NoticeName } from '#slices/notifications/rules/notices.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { findAlumniRegionId, findPerson, findStaffOf } from '#slices/people/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';

interface AdminNotice<Name extends NoticeName> {
  name: Name;
  facts: NoticeFacts[Name];
  path: string;
  /** Whose own affair it is: they are not told, and others are. */
  but?: string;
}

/** Tells the person whom the settings name; where that is nobody who is there, all admins of the alumni. */
export async function tellAlumniAdmins<Name extends NoticeName>(
  whole: Tx,
  { but, ...notice }: AdminNotice<Name>,
): Promise<void> {
  const { alumniAdminId } = await readSiteSettings(whole);
  const named = alumniAdminId === null ? null : await findPerson(whole, alumniAdminId);
  const alumniRegionId = await findAlumniRegionId(whole);
  const regionId = alumniRegionId ?? named?.regionIds[0];
  if (!regionId) return;
  const isThere = named?.status === 'ACTIVE' && named.id !== but;
  const personIds = isThere ? [named.id] : await findStaffOf(whole, 'admin', [regionId]);
  await notify(whole, {
    ...notice,
    recipients: personIds.flatMap((personId) => (personId === but ? [] : [{ personId, regionId }])),
  });
}
