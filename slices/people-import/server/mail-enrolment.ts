import { defineJob } from '#kit/jobs/define-job.ts';
import { isInOutbox } from '#kit/mail/outbox.queries.ts';
import { findPerson, lockPerson } from '#slices/people/server/api.ts';
import { sendLinkMail } from '#slices/sign-in/server/api.ts';

export const mailEnrolment = defineJob<{ personId: string; mailId: string }>({
  name: 'mailEnrolment',
  run: ({ personId, mailId }, { db, services }) =>
    db.transaction().execute(async (tx) => {
      // It was done before, by a worker that was killed before it could say so. Another link would void the first.
      if (await isInOutbox(tx, mailId)) return;
      await lockPerson(tx, personId);
      const person = await findPerson(tx, personId);
      // The import may have been undone, or the link sent by hand and used.
      if (person?.status !== 'UNVERIFIED') return;
      await sendLinkMail(tx, services, { template: 'enrol', kind: 'ENROL', person, mailId });
    }),
});
