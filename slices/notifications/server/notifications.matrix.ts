import type { SliceMatrix, Fixture } from '#testing/matrix/slice-matrix.ts';
import { signSubscription } from './unsubscribe-token.ts';

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'notificationDefinitions notificationRegions notifications pushKey': ['signedIn'],
      'mailSubscription unreadNotifications': ['anyone'],
    },
    User: { 'notificationPreferences notificationsLastRead quietHours unreadNotifications': ['self'] },
    Notification: {
      '_id createdAt mail name notificationDefinitionId path read readAt regionId text': ['self'],
      regionName: ['self', 'member', 'staffThere'],
    },
    NotificationPage: { 'nextCursor rows': ['signedIn'] },
    NotificationDefinition: { '_id forStaff name': ['signedIn'] },
    MailSubject: { 'name regionName': ['anyone'] },
    QuietHours: { 'begins ends': ['self'] },
    NotificationPreference: {
      'cadence notificationDefinitionId regionId subscribed': ['self', 'member', 'staffThere'],
    },
  },
  asks: {
    'Query.mailSubscription': (target) => [{ token: target.text('mail', 'token') ?? 'guessed' }],
    'Query.notifications': () => [{ first: 100, after: undefined }, { first: 1, after: undefined }, {}],
  },
  writes: {
    markNotificationsRead: { cases: [{ who: ['signedIn'], at: () => ({}) }] },
    unsubscribeFromMail: {
      cases: [
        { who: ['anyone'], at: (target) => ({ token: target.text('mail', 'token') }) },
        { who: [], at: () => ({ token: 'guessed' }) },
      ],
    },
    savePushSubscription: {
      cases: [
        {
          who: [['signedIn', 'inPerson']],
          at: (target) => ({
            pushSubscriptionInput: { ...PUSH_KEYS, endpoint: endpointOf(`new-${target.next()}`) },
          }),
        },
        { who: [], at: () => ({ pushSubscriptionInput: { ...PUSH_KEYS, endpoint: 'https://127.0.0.1/x' } }) },
      ],
    },
    deletePushSubscription: {
      cases: [{ who: [['signedIn', 'inPerson']], at: () => ({ endpoint: endpointOf('nobody') }) }],
    },
    saveQuietHours: { cases: [{ who: ['signedIn'], at: () => ({ begins: '22:00', ends: '07:00' }) }] },
    saveNotificationPreferences: {
      cases: [
        {
          who: ['member', 'staffThere'],
          at: (target) => ({
            notificationPreferenceInputs: [
              {
                notificationDefinitionId: target.id('definition'),
                regionId: target.id('region'),
                subscribed: false,
              },
            ],
          }),
        },
      ],
    },
    saveNotificationPreference: {
      cases: [
        {
          who: ['member', 'staffThere'],
          at: (target) => ({
            notificationPreferenceInput: {
              notificationDefinitionId: target.id('definition'),
              regionId: target.id('region'),
              subscribed: false,
            },
          }),
        },
      ],
    },
  },
  async seed(fixture) {
    if (!fixture.regionId) return [];
    const definitionId = await findDefinition(fixture);
    if (!fixture.personId) return [{ name: 'definition', id: definitionId }];
    await seedReading(fixture, definitionId);
    const [older, newer] = [
      await seedNotification(fixture, definitionId),
      await seedNotification(fixture, definitionId),
    ];
    return [
      { name: 'notification', id: newer },
      { name: 'olderNotification', id: older },
      { name: 'mail', texts: { token: tokenOf(fixture) } },
    ];
  },
};

const PUSH_KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const endpointOf = (device: string): string => `https://fcm.googleapis.com/fcm/send/${device}`;

/** As a mail about an exam carries it. */
const tokenOf = ({ secrets, personId, regionId }: Fixture): string =>
  signSubscription(secrets, {
    personId: personId ?? '',
    subjects: [{ name: 'examGraded', regionId: regionId ?? '' }],
  });

async function findDefinition({ owner }: Fixture): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from notification_definition where name = 'examGraded'`,
  );
  return rows[0]?.id ?? '';
}

async function seedReading({ owner, personId, regionId }: Fixture, definitionId: string): Promise<void> {
  await owner.query(
    'insert into notification_reading (person_id, last_read_at) values ($1, now()) on conflict do nothing',
    [personId],
  );
  await owner.query(
    `insert into push_subscription (person_id, session_id, endpoint, p256dh, auth)
     select $1, id, $2, $3, $4 from session where person_id = $1 limit 1 on conflict do nothing`,
    [personId, endpointOf(personId ?? ''), PUSH_KEYS.p256dh, PUSH_KEYS.auth],
  );
  await owner.query(
    `insert into quiet_hours (person_id, begins, ends) values ($1, '22:00', '07:00') on conflict do nothing`,
    [personId],
  );
  await owner.query(
    `insert into notification_preference (person_id, definition_id, region_id, subscribed)
     values ($1, $2, $3, true) on conflict do nothing`,
    [personId, definitionId, regionId],
  );
}

async function seedNotification(
  { owner, personId, regionId, mark }: Fixture,
  definitionId: string,
): Promise<string> {
  const facts = JSON.stringify({ examName: mark('notification', 'exam') });
  const { rows } = await owner.query<{ id: string }>(
    `insert into notification (person_id, region_id, definition_id, facts, path, read_at)
     values ($1, $2, $3, $4, $5, now()) returning id`,
    [personId, regionId, definitionId, facts, `/${mark('notification', 'path')}`],
  );
  return rows[0]?.id ?? '';
}
