import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { DemoNotice } from '#slices/notifications/server/notifications.demo.ts';

interface Written {
  hoursAgo: number;
  message: string;
  about?: string;
}

/** What the account of an alumnus has sent; the last of it counts today. */
const SENT: readonly Written[] = [
  {
    hoursAgo: 5,
    message:
      'Peace to you! I saw that you serve not far from us now. We are looking for somebody who could teach Old Testament survey at our weekend school in March. May I tell you more?',
  },
  {
    hoursAgo: 24 * 12,
    message: 'Do you still have the notes of our preaching class? Mine went down with the old laptop.',
  },
  {
    hoursAgo: 24 * 70,
    message:
      'We are planning a small reunion in August, three days in the mountains. Would you come?\n\nWrite to me and I will put you on the list.',
  },
];

interface Reported extends Written {
  reason: string;
  reportedHoursAgo: number;
  visitor?: { name: string; address: string };
  note?: string;
}

const REPORTED: readonly Reported[] = [
  {
    hoursAgo: 31,
    reportedHoursAgo: 20,
    message:
      'Dear friend in the Lord, a great chance: our blessed oil and prayer cloths with 40 % off until Sunday. Order today and double your income as a partner!',
    reason: 'Advertising. Two of my classmates got the same.',
  },
  {
    hoursAgo: 24 * 9,
    reportedHoursAgo: 24 * 8,
    about: 'Street kitchen on Larimer',
    message: 'I need 900 dollars by tomorrow for a visa. Send it and I will pay back double next week.',
    reason: '',
    visitor: { name: 'Pastor Emmanuel', address: 'pastor.emmanuel@example.net' },
    note: 'Suspended. We have warned the owner of the listing.',
  },
];

interface People {
  alumnusId: string;
  alumniAdminId: string;
  alumniRegionId: string;
}

/** What an alumnus has sent and whom they have blocked, a report that waits and one that was resolved; and who was told. */
export async function seedAlumniContact(demo: Demo, people: People): Promise<DemoNotice[]> {
  const random = demo.random.branch('alumni contact');
  const ago = (hours: number): Date => new Date(demo.now.getTime() - hours * 3_600_000);
  const { rows: others } = await demo.client.query<{ id: string; name: string; address: string }>(
    `select id, first_name || ' ' || last_name as name, email as address from person
     where graduated_on is not null and status = 'ACTIVE' and email not like '%@berea.test' order by sort_name, id limit 8`,
  );
  const { rows: own } = await demo.client.query<{ id: string; name: string; address: string }>(
    `select id, first_name || ' ' || last_name as name, email as address from person where id = $1`,
    [people.alumnusId],
  );
  const [alumnus] = own;
  const [advertiser, ...rest] = others;
  if (!alumnus || !advertiser || rest.length === 0) return [];
  const sent = SENT.map((written, index) => ({
    written,
    sender: alumnus,
    recipientId: rest[index % rest.length]?.id ?? advertiser.id,
  }));
  const reported = REPORTED.map((written, index) => ({
    written,
    sender: written.visitor ? { id: null, ...written.visitor } : advertiser,
    recipientId: index === 0 ? alumnus.id : (rest.at(-1)?.id ?? alumnus.id),
  }));
  const messages = [...sent, ...reported].map(({ written, sender, recipientId }) => ({
    id: random.id(ago(written.hoursAgo)),
    personId: sender.id,
    senderName: sender.name,
    senderAddress: sender.address,
    recipientId,
    about: written.about ?? '',
    message: written.message,
    sentAt: ago(written.hoursAgo),
  }));
  await bulkInsert(demo.client, 'alumniMessage', messages);
  await bulkInsert(
    demo.client,
    'alumniMessageCount',
    messages
      .filter(({ personId, sentAt }) => personId !== null && sentAt > ago(24))
      .map(({ id, personId, sentAt }) => ({ key: `person:${personId}`, messageId: id, sentAt })),
  );
  const reports = reported.map(({ written, recipientId }, index) => ({
    id: random.id(ago(written.reportedHoursAgo)),
    messageId: messages[sent.length + index]?.id ?? '',
    personId: recipientId,
    reason: written.reason,
    reportedAt: ago(written.reportedHoursAgo),
    resolvedAt: written.note === undefined ? null : ago(written.reportedHoursAgo - 3),
    resolvedBy: written.note === undefined ? null : people.alumniAdminId,
    note: written.note ?? '',
  }));
  await bulkInsert(demo.client, 'messageReport', reports);
  await bulkInsert(
    demo.client,
    'suspendedSender',
    reported.flatMap(({ written: { visitor, reportedHoursAgo } }) =>
      visitor
        ? [
            {
              id: random.id(ago(reportedHoursAgo - 3)),
              senderAddress: visitor.address,
              suspendedAt: ago(reportedHoursAgo - 3),
              suspendedBy: people.alumniAdminId,
            },
          ]
        : [],
    ),
  );
  await bulkInsert(demo.client, 'blockedSender', [
    {
      id: random.id(ago(20)),
      personId: alumnus.id,
      senderId: advertiser.id,
      senderName: advertiser.name,
      senderAddress: advertiser.address,
      blockedAt: ago(20),
    },
  ]);
  return reports.map(({ id, reportedAt }, index) => ({
    personId: people.alumniAdminId,
    regionId: people.alumniRegionId,
    name: 'messageReported' as const,
    facts: { senderName: reported[index]?.sender.name ?? '' },
    path: `/alumni/reports?state=OPEN&report=${id}`,
    at: reportedAt,
  }));
}
