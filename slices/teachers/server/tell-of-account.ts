import { randomUUID } from 'node:crypto';
import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context, Services } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { languageTag } from '#kit/messages/locales.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { findStaffOf, findPerson, mailPerson, type PersonRecord } from '#slices/people/server/api.ts';
import { findTeacher } from './teacher.queries.ts';
import { findRegionsOfTeacher } from './teaching-power.queries.ts';

interface AccountChange {
  teacherId: string;
  /** The accounts: whose it was and whose it is from now on. */
  before: string | null;
  after: string | null;
}

interface AccountNotice extends AccountChange {
  byId: string;
  /** The ids of the mails are given beforehand, so that work which runs twice writes each once. */
  mails: { mailId: string; personId: string }[];
}

/** Tells the admins of every campus on which a teacher acts whose account it is now, except the user who changed it. */
export async function tellOfAccount(tx: Tx, ctx: Context, change: AccountChange): Promise<void> {
  if (change.before === change.after) return;
  const { personId, impersonatorId } = actorOf(ctx);
  const whole = ctx.unscopedWithin(tx, 'who is told of a teacher’s account');
  const regions = await findRegionsOfTeacher(whole, change.teacherId);
  // A teacher who is being added is seen by nobody else yet.
  const home = (await findTeacher(tx, change.teacherId))?.regionId;
  const regionIds = new Set([...regions.map(({ id }) => id), ...(home ? [home] : [])]);
  const adminIds = await findStaffOf(whole, 'admin', [...regionIds]);
  const mails = adminIds
    .filter((id) => id !== personId && id !== impersonatorId)
    .map((id) => ({ mailId: randomUUID(), personId: id }));
  if (mails.length > 0)
    await enqueue(tx, mailTeacherAccount, { ...change, byId: impersonatorId ?? personId, mails });
}

/** Writes the mails that tell of a teacher's account. */
export const mailTeacherAccount = defineJob<AccountNotice>({
  name: 'mailTeacherAccount',
  run: ({ mails, ...change }, { db, services }) =>
    db.transaction().execute(async (tx) => {
      const facts = await factsOf(tx, change);
      if (!facts) return;
      for (const { mailId, personId } of mails) {
        const person = await findPerson(tx, personId);
        if (person) await writeMail(tx, services, { mailId, person, facts });
      }
    }),
});

async function factsOf(tx: Tx, { teacherId, before, after, byId }: Omit<AccountNotice, 'mails'>) {
  const teacher = await findTeacher(tx, teacherId);
  const person = await findPerson(tx, after ?? before ?? '');
  const by = await findPerson(tx, byId);
  if (!teacher || !person || !by) return null;
  const regions = await findRegionsOfTeacher(tx, teacherId);
  return {
    teacherId,
    body: after === null ? ('teacherUnlinkedBody' as const) : ('teacherLinkedBody' as const),
    names: { teacherName: teacher.name, personName: fullName(person), byName: fullName(by) },
    campuses: regions.map(({ name }) => name),
  };
}

interface Mail {
  mailId: string;
  person: PersonRecord;
  facts: NonNullable<Awaited<ReturnType<typeof factsOf>>>;
}

const writeMail = (tx: Tx, services: Services, { mailId, person, facts }: Mail): Promise<void> =>
  mailPerson(tx, services, {
    template: 'teacherAccount',
    mailId,
    person,
    texts: ['teacherAccountSubject', facts.body, 'teacherAccountUnexpected', 'teacherAccountButton'],
    write({ say, names, locale }) {
      const campuses = new Intl.ListFormat(languageTag(locale)).format(facts.campuses);
      return {
        subject: say('teacherAccountSubject', facts.names),
        paragraphs: [
          say(facts.body, { ...facts.names, campuses }),
          say('teacherAccountUnexpected', { orgName: names.orgName }),
        ],
        button: {
          label: say('teacherAccountButton'),
          url: `${services.config.mainHost}/teachers/${facts.teacherId}`,
        },
      };
    },
  });
