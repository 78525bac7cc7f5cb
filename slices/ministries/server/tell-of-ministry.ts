import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { findPeople } from '#slices/people/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import type { MinistryDecision } from '../rules/lifecycle.ts';

const OWN_MINISTRIES = '/alumni/ministries/mine';

interface Told {
  id: string;
  name: string;
  personId: string;
}

async function recipients(whole: Tx, personIds: readonly string[]) {
  const people = await findPeople(whole, personIds);
  return people.flatMap(({ id: personId, regionIds: [regionId] }) =>
    regionId ? [{ personId, regionId }] : [],
  );
}

/** Tells whom the settings name that a ministry waits to be approved. */
export async function tellAlumniAdmin(tx: Tx, ctx: Context, { name, personId }: Told): Promise<void> {
  const { alumniAdminId } = await readSiteSettings(tx);
  if (!alumniAdminId || alumniAdminId === personId) return;
  const whole = ctx.unscopedWithin(tx, 'whom a new ministry is told');
  await notify(whole, {
    name: 'ministrySubmitted',
    facts: { ministryName: name },
    path: '/alumni/ministries/queue',
    recipients: await recipients(whole, [alumniAdminId]),
  });
}

/** Tells the owner what was decided. */
export async function tellOwner(
  whole: Tx,
  { id, name, personId }: Told,
  { status, reason }: { status: MinistryDecision; reason: string },
): Promise<void> {
  const told = { path: `/alumni/ministries/${id}`, recipients: await recipients(whole, [personId]) };
  if (status === 'APPROVED')
    await notify(whole, { name: 'ministryApproved', facts: { ministryName: name }, ...told });
  else await notify(whole, { name: 'ministryRefused', facts: { ministryName: name, reason }, ...told });
}

export async function tellOfOffer(
  whole: Tx,
  { name, personId }: Told,
  recipient: { id: string; regionId: string },
): Promise<void> {
  const [owner] = await findPeople(whole, [personId]);
  await notify(whole, {
    name: 'ministryOffered',
    facts: { ministryName: name, ownerName: owner ? fullName(owner) : '' },
    path: OWN_MINISTRIES,
    recipients: [{ personId: recipient.id, regionId: recipient.regionId }],
  });
}

/** Tells those it concerns who did not do it themselves. */
export async function tellOfOwner(whole: Tx, { name }: Told, personIds: readonly string[]): Promise<void> {
  await notify(whole, {
    name: 'ministryHandedOn',
    facts: { ministryName: name },
    path: OWN_MINISTRIES,
    recipients: await recipients(whole, personIds),
  });
}
