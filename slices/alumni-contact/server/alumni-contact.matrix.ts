import { randomUUID } from 'node:crypto';
import type { Fixture, SeededRecord, SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const alumni: Who = ['alumnus', 'alumniAdmin'];
const alumniAdmins: Who = ['alumniAdmin'];
const inAlumni: Who = [
  ['alumnus', 'inPerson'],
  ['alumniAdmin', 'inPerson'],
];
/** Who writes to whom, and who wants nothing of whom, nobody reads in another's place. */
const selfInPerson: Who = [['self', 'inPerson']];

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'alumniToContact alumnusToContact contactAllowance graduationYears': alumni,
      sentAlumniMessages: inAlumni,
      blockedSenders: [['signedIn', 'inPerson']],
      'messageReport messageReports': alumniAdmins,
    },
    AlumniToContactPage: { 'count countIsOpen nextCursor rows': alumni },
    AlumnusToContact: { '_id fullName gradPlace gradYear': alumni },
    ContactAllowance: { 'address isSuspended left max nextAt': alumni },
    SentAlumniMessagePage: { 'count countIsOpen nextCursor rows': inAlumni },
    // A message is its sender's, and nobody else's before it is reported.
    SentAlumniMessage: { '_id message recipientName sentAt': selfInPerson },
    BlockedSender: { '_id blockedAt isBlocked name': selfInPerson },
    MessageReportPage: { 'count countIsOpen nextCursor rows': alumniAdmins },
    MessageReport: {
      '_id about isSenderSuspended isSenderVisitor message note reason recipientName': alumniAdmins,
      'reportedAt reportsOfSender resolvedAt resolvedByName senderAddress senderName sentAt state':
        alumniAdmins,
    },
  },
  namesOthers: {
    'AlumnusToContact.fullName': alumni,
    'SentAlumniMessage.recipientName': selfInPerson,
    'BlockedSender.name': selfInPerson,
    'MessageReport.senderName': alumniAdmins,
    'MessageReport.recipientName': alumniAdmins,
    'MessageReport.resolvedByName': alumniAdmins,
  },
  asks: {
    'Query.alumniToContact': () => [
      { search: undefined, place: undefined, year: undefined, first: 100, after: undefined },
      { search: undefined, place: undefined, year: undefined, first: 1, after: undefined },
      { search: 'a', place: 'a', year: 2020, first: 1, after: undefined },
    ],
    'Query.sentAlumniMessages': () => [
      { first: 100, after: undefined },
      { first: 1, after: undefined },
    ],
    'Query.messageReport': (target) => [{ reportId: target.id('openReport') }],
    'Query.messageReports': () => [
      { state: undefined, first: 100, after: undefined },
      { state: 'OPEN', first: 1, after: undefined },
    ],
  },
  writes: {
    sendAlumniMessage: {
      cases: [
        {
          who: inAlumni,
          at: ({ name, id }) => ({
            messageId: randomUUID(),
            recipientId: name === 'own' ? id('takesMail') : undefined,
            message: 'Proof',
          }),
        },
        // What was sent cannot be sent over again by its id.
        {
          who: [],
          at: (target) => ({
            messageId: target.id('alumniMessage'),
            recipientId: target.id('takesMail'),
            message: 'Proof',
          }),
        },
      ],
    },
    setSenderBlocked: {
      cases: [
        {
          who: selfInPerson,
          at: (target) => ({ blockedSenderId: target.id('blockedSender'), isBlocked: false }),
        },
      ],
    },
    resolveMessageReport: {
      cases: [{ who: alumniAdmins, at: (target) => ({ reportId: target.id('openReport'), note: 'Proof' }) }],
    },
    reopenMessageReport: {
      cases: [{ who: alumniAdmins, at: (target) => ({ reportId: target.id('resolvedReport') }) }],
    },
    setSenderSuspended: {
      cases: [
        { who: alumniAdmins, at: (target) => ({ reportId: target.id('openReport'), isSuspended: true }) },
      ],
    },
  },
  async seed(fixture) {
    if (!fixture.personId) return [];
    const alumniMessage = await seedMessage(fixture, 'alumniMessage');
    const messageOfOpen = await seedMessage(fixture, 'reportedMessage');
    const messageOfResolved = await seedMessage(fixture, 'settledMessage');
    return [
      { name: 'takesMail', id: await seedRecipient(fixture) },
      alumniMessage,
      messageOfOpen,
      messageOfResolved,
      await seedReport(fixture, 'openReport', messageOfOpen.id, false),
      await seedReport(fixture, 'resolvedReport', messageOfResolved.id, true),
      await seedBlock(fixture),
      await seedSuspension(fixture),
    ];
  },
};

/** An alumnus who has told others nothing but a name, for the cast to write to. */
async function seedRecipient({ owner }: Fixture): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into person (first_name, last_name, email, graduated_on)
     values ('Takes', 'Mail', $1, '2020-05-01') returning id`,
    [`${randomUUID()}@example.org`],
  );
  return rows[0]?.id ?? '';
}

async function seedMessage({ owner, personId, registrarId, mark }: Fixture, name: string) {
  const id = randomUUID();
  const [message, about] = [mark(name, 'message'), mark(name, 'about')];
  await owner.query(
    `insert into alumni_message (id, person_id, sender_name, sender_address, recipient_id, about, message, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() - interval '2 days')`,
    [id, personId, mark(name, 'sender'), `${mark(name, 'address')}@example.org`, registrarId, about, message],
  );
  return { name, id, texts: { message, about } };
}

async function seedReport(
  { owner, registrarId, mark }: Fixture,
  name: string,
  messageId: string,
  isResolved: boolean,
): Promise<SeededRecord> {
  const id = randomUUID();
  await owner.query(
    `insert into message_report (id, message_id, person_id, reason, reported_at, resolved_at, resolved_by, note)
     values ($1, $2, $3, $4, now(), case when $5 then now() end, case when $5 then $3::uuid end, $6)`,
    [id, messageId, registrarId, mark(name, 'reason'), isResolved, isResolved ? mark(name, 'note') : ''],
  );
  return { name, id };
}

async function seedBlock({ owner, personId, mark }: Fixture): Promise<SeededRecord> {
  const id = randomUUID();
  await owner.query(
    `insert into blocked_sender (id, person_id, sender_name, sender_address, blocked_at) values ($1, $2, $3, $4, now())`,
    [id, personId, mark('blockedSender', 'name'), `${randomUUID()}@example.org`],
  );
  return { name: 'blockedSender', id };
}

async function seedSuspension({ owner, personId }: Fixture): Promise<SeededRecord> {
  const id = randomUUID();
  await owner.query(
    `insert into suspended_sender (id, sender_address, suspended_at, suspended_by) values ($1, $2, now(), $3)`,
    [id, `${id}@example.org`, personId],
  );
  return { name: 'suspendedSender', id };
}
