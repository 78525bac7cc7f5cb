import { randomUUID } from 'node:crypto';
import type { Fixture, SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const staff: Who = ['admin', 'superadmin'];
const overseers: Who = ['adminThere', 'superadmin'];
/** Nobody spares themselves a reminder or a hold. */
const keepers: Who = [
  ['adminThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'dues duesPolicies': staff },
    DuesPolicy: { '_id campusCurrency currency holdAbove regionName remindAfter version words': overseers },
    ReminderWords: { 'locale text': overseers },
    Dues: { '_id exceptions holds reminders': staff },
    DuesHold: { 'currency holdAbove overdue regionName': keepers },
    DuesException: { '_id givenAt givenByName isEnded kind reason validTo': keepers },
    DuesReminder: { 'daysAfter invoiceId number sentAt': keepers },
  },
  namesOthers: {
    'DuesException.givenByName': keepers,
    'DuesHold.regionName': keepers,
    'DuesPolicy.regionName': overseers,
  },
  writes: {
    saveDuesPolicy: {
      cases: [
        {
          who: overseers,
          at: (target) => ({
            regionId: target.id('duesException') && target.id('region'),
            version: 1,
            duesPolicyInput: { remindAfter: [5], words: [{ locale: 'en', text: 'Proof' }], holdAbove: 1 },
          }),
        },
      ],
    },
    giveDuesException: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            duesExceptionId: target.id('duesException') && randomUUID(),
            personId: target.id('person'),
            regionId: target.id('region'),
            duesExceptionInput: { kind: 'NO_REMINDERS', reason: 'Proof', validTo: '2190-01-01' },
          }),
        },
      ],
    },
    endDuesException: {
      cases: [
        { who: keepers, at: (target) => ({ duesExceptionId: target.id('duesException'), isEnded: true }) },
      ],
    },
  },
  async seed(fixture) {
    if (!fixture.regionId || fixture.subject.kind !== 'person') return [];
    await seedPolicy(fixture);
    await seedReminders(fixture);
    return [{ name: 'duesException', id: await seedException(fixture) }];
  },
};

/** One for a campus, for the first person of it. What billing has planted is overdue, and so holds transcripts. */
const seedPolicy = ({ owner, regionId }: Fixture): Promise<unknown> =>
  owner.query(
    `insert into dues_policy (region_id, remind_after, words, hold_above, currency)
     select id, '{3}', '{"en": "Proof"}', 0, currency from region where id = $1 on conflict do nothing`,
    [regionId],
  );

const seedReminders = ({ owner, personId, regionId }: Fixture): Promise<unknown> =>
  owner.query(
    `insert into dues_reminder (invoice_id, days_after, person_id, region_id, sent_at)
     select invoice_id, 3, person_id, region_id, now() from open_invoice where person_id = $1 and region_id = $2
     on conflict do nothing`,
    [personId, regionId],
  );

async function seedException({
  owner,
  personId,
  regionId,
  registrarId,
  subject,
  mark,
}: Fixture): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into dues_exception (id, person_id, region_id, kind, reason, valid_to, given_by, given_at)
     values ($1, $2, $3, 'NO_REMINDERS', $4, '2190-01-01', $5, now())`,
    [
      id,
      personId,
      regionId,
      mark('duesException', 'reason'),
      subject.key === 'registrant' ? personId : registrarId,
    ],
  );
  return id;
}
