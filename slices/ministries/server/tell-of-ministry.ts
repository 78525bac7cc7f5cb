import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { tellAlumniAdmins } from '#slices/alumni/server/api.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { findPeople } from '#slices/people/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import type { MinistryDecision } from '../rules/lifecycle.ts';
import { MINISTRY_QUEUE_PAGE, ministryPage, OWN_MINISTRIES_PAGE } from '../rules/ministry-pages.ts';

interface Listing {
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

/** Tells those who look after the alumni that a ministry waits to be approved: nobody decides about their own. */
export const tellThatItWaits = (tx: Tx, ctx: Context, { name, personId }: Listing): Promise<void> =>
  tellAlumniAdmins(ctx.unscopedWithin(tx, 'whom a new ministry is told'), {
    name: 'ministrySubmitted',
    facts: { ministryName: name },
    path: MINISTRY_QUEUE_PAGE,
    but: personId,
  });

/** Tells the owner what was decided. */
export async function tellOwner(
  whole: Tx,
  { id, name, personId }: Listing,
  { status, reason }: { status: MinistryDecision; reason: string },
): Promise<void> {
  const toOwner = { path: ministryPage(id), recipients: await recipients(whole, [personId]) };
  if (status === 'APPROVED')
    await notify(whole, { name: 'ministryApproved', facts: { ministryName: name }, ...toOwner });
  else await notify(whole, { name: 'ministryRefused', facts: { ministryName: name, reason }, ...toOwner });
}

export async function tellOfOffer(
  whole: Tx,
  { name, personId }: Listing,
  recipient: { id: string; regionId: string },
): Promise<void> {
  const [owner] = await findPeople(whole, [personId]);
  await notify(whole, {
    name: 'ministryOffered',
    facts: { ministryName: name, ownerName: owner ? fullName(owner) : '' },
    path: OWN_MINISTRIES_PAGE,
    recipients: [{ personId: recipient.id, regionId: recipient.regionId }],
  });
}

/** Tells those it concerns who did not do it themselves. */
export async function tellOfOwner(whole: Tx, { name }: Listing, personIds: readonly string[]): Promise<void> {
  await notify(whole, {
    name: 'ministryHandedOn',
    facts: { ministryName: name },
    path: OWN_MINISTRIES_PAGE,
    recipients: await recipients(whole, personIds),
  });
}
