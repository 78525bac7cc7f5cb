import { transaction } from '#kit/graphql/action.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob, type JobTools } from '#kit/jobs/define-job.ts';
import type { Services } from '#kit/graphql/context.ts';
import { findPerson, lockPerson, mailPerson, type PersonRecord } from '#slices/people/server/api.ts';
import { makeLink } from '#slices/sign-in/server/api.ts';
import { alumniMailAddress } from './mail-page.ts';
import { listUnsettled, lockUnsettled, settleInvitation } from './invitation.queries.ts';
import { findStanding } from './member.queries.ts';

const MAX_AT_ONCE = 200;

/**
 * Mails the invitations of a batch. Each is settled in the transaction that puts its mail into the outbox, so that nobody gets a
 * second one, whenever the work is broken off.
 */
export const mailInvitations = defineJob<{ batchId: string }>({
  name: 'mailAlumniInvitations',
  async run({ batchId }, tools) {
    let ids = await listUnsettled(tools.db, batchId, MAX_AT_ONCE);
    while (ids.length > 0) {
      for (const id of ids) {
        if (tools.signal?.aborted) throw new Error('Broken off; the rest is mailed by another worker.');
        await mailInvitation(tools, id);
      }
      ids = await listUnsettled(tools.db, batchId, MAX_AT_ONCE);
    }
  },
});

/** Who has joined meanwhile, wants no mail any more or is gone gets none. */
const mailInvitation = ({ db, services }: JobTools, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const invitation = await lockUnsettled(tx, id);
    if (!invitation) return;
    const now = services.now();
    await lockPerson(tx, invitation.personId);
    const person = await findPerson(tx, invitation.personId);
    // Of this very invitation one is INVITED.
    const standing = await findStanding(tx, invitation.personId, now);
    const isMailed = person !== null && (standing === 'INVITED' || standing === 'READY');
    if (isMailed) await sendInvitation(tx, services, person, id);
    await settleInvitation(tx, id, { isMailed, now });
  });

/** It leads to the alumni by the login; who has never set a password gets the link for that. */
async function sendInvitation(
  tx: Tx,
  services: Services,
  person: PersonRecord,
  mailId: string,
): Promise<void> {
  const isNew = person.status === 'UNVERIFIED';
  const url = isNew
    ? await makeLink(tx, services, { kind: 'ENROL', person })
    : `${services.config.mainHost}/alumni`;
  const leave = alumniMailAddress(services, person.id);
  const [way, button] = isNew
    ? (['alumniInviteNew', 'enrolMailButton'] as const)
    : (['alumniInviteKnown', 'alumniInviteButton'] as const);
  await mailPerson(tx, services, {
    template: 'alumniInvitation',
    person,
    mailId,
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    texts: [
      'alumniInviteSubject',
      'alumniInviteBody',
      'alumniInviteFarewell',
      'alumniInviteLeave',
      way,
      button,
    ],
    write: ({ say, names }) => ({
      subject: say('alumniInviteSubject', names),
      paragraphs: [
        say('alumniInviteBody', { ...names, year: person.graduatedOn?.slice(0, 4) ?? '' }),
        say(way, { ...names, email: person.email }),
      ],
      button: { label: say(button), url },
      farewell: say('alumniInviteFarewell', names),
      footLinks: [{ label: say('alumniInviteLeave'), url: leave }],
    }),
  });
}
