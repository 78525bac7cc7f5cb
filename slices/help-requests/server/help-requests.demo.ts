import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { DemoNotice } from '#slices/notifications/server/notifications.demo.ts';

interface Classmate {
  personId: string;
  name: string;
  courseGroupId: string;
  regionId: string;
}

interface Asked {
  message: string;
  daysAgo: number;
  answer?: string;
}

const OF_TEACHER: readonly Asked[] = [
  {
    message:
      'For the sermon outline, may we use the notes from class, or should we start from the text alone?',
    daysAgo: 1,
  },
  {
    message: 'I could not hear the last ten minutes of the lesson on introductions. Is there a text of it?',
    daysAgo: 9,
    answer: 'Yes, the text is on the page of the lesson now, under the video.',
  },
];

const OF_COLLEGE: Asked = {
  message: 'How do I get a copy of my transcript for a seminary?',
  daysAgo: 17,
  answer: 'We have sent you one by mail. Any registrar can check it by the code at its foot.',
};

const DAY_MS = 86_400_000;

/** A question that waits for a teacher, one the teacher has answered, and one of a graduate to the college; and who was told of them. */
export async function seedHelpRequests(
  demo: Demo,
  people: { teacherId: string; graduateId: string; superadminId: string },
): Promise<DemoNotice[]> {
  const random = demo.random.branch('help requests');
  const { teacherId, graduateId, superadminId } = people;
  const classmates = await listClassmates(demo, teacherId);
  const { rows: graduates } = await demo.client.query<{ regionId: string }>(
    'select region_ids[1] as "regionId" from person where id = $1',
    [graduateId],
  );
  const asked = [
    ...OF_TEACHER.flatMap((question, index) => {
      const by = classmates[index];
      return by ? [{ ...question, ...by, askedOf: teacherId, answeredBy: teacherId }] : [];
    }),
    ...graduates.map(({ regionId }) => ({
      ...OF_COLLEGE,
      personId: graduateId,
      name: '',
      courseGroupId: null,
      regionId,
      askedOf: null,
      answeredBy: superadminId,
    })),
  ].map((request) => ({
    ...request,
    askedAt: new Date(demo.now.getTime() - request.daysAgo * DAY_MS),
    closedAt: request.answer ? new Date(demo.now.getTime() - (request.daysAgo - 1) * DAY_MS) : null,
  }));
  await bulkInsert(
    demo.client,
    'helpRequest',
    asked.map((request) => ({
      id: random.id(request.askedAt),
      personId: request.personId,
      message: request.message,
      askedAt: request.askedAt,
      closedAt: request.closedAt,
      closedBy: request.closedAt && request.answeredBy,
      answer: request.answer ?? '',
      askedOf: request.askedOf,
      courseGroupId: request.courseGroupId,
    })),
  );
  return asked.flatMap(({ personId, name, regionId, askedOf, askedAt, closedAt }): DemoNotice[] => [
    ...(askedOf
      ? [
          {
            personId: askedOf,
            regionId,
            name: 'questionAsked' as const,
            facts: { studentName: name },
            path: '/help/questions',
            at: askedAt,
          },
        ]
      : []),
    ...(closedAt
      ? [{ personId, regionId, name: 'helpAnswered' as const, facts: {}, path: '/help', at: closedAt }]
      : []),
  ]);
}

/** One student of each class that the teacher has begun at their campus, the newest class first; no account of the demo among them. */
async function listClassmates(demo: Demo, teacherId: string): Promise<Classmate[]> {
  const { rows } = await demo.client.query<Classmate>(
    `select distinct on (o.first_day, o.id) p.id as "personId", p.first_name || ' ' || p.last_name as name,
       o.id as "courseGroupId", o.region_id as "regionId"
     from course_group o
     join course c on c.id = o.course_id
     join teacher t on t.id = c.teacher_id and t.person_id = $1
     join person asked on asked.id = t.person_id and o.region_id = any (asked.region_ids)
     join group_member m on m.group_id = o.group_id and m.last_day is null
     join person p on p.id = m.person_id and p.email not like '%@berea.test'
     where o.first_day <= $2
     order by o.first_day desc, o.id, p.id limit 2`,
    [teacherId, demo.today],
  );
  return rows;
}
