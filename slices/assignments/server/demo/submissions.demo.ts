import { hundredths } from '#kit/percent/percent.ts';
import { createHash } from 'node:crypto';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { AssignmentKind } from '#slices/assignments/rules/assignment.ts';
import { receiptText } from '#slices/assignments/rules/receipt.ts';
import { DEMO_COMMENTS, DEMO_PRAISE } from './assignment-plan.demo.ts';
import { abilityOf, isKnownStudent, struggles } from '#slices/people/server/demo/people-ability.demo.ts';
import { DEMO_ESSAY_FILES } from './essay-of.demo.ts';

/** What users of the demo's own accounts have reached, by the code of the course; the rest goes by what they know. */
const KNOWN_SCORES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'student@berea.test': { 'CH 201': 0.55 },
};

const DAY_MS = 86_400_000;

export interface DemoAssignment {
  id: string;
  /** The code of its course. */
  course: string;
  title: string;
  kind: AssignmentKind;
  dues: readonly { groupId: string; regionId: string; dueAt: Date }[];
}

interface Member {
  groupId: string;
  personId: string;
  email: string;
  lastName: string;
  leftOn: Date | null;
}

/** What one student has done about an assignment. */
interface Work extends Member {
  id: string;
  regionId: string;
  assignment: DemoAssignment;
  dueAt: Date;
  submittedAt: Date | null;
  isReturned: boolean;
  isGraded: boolean;
  isExtended: boolean;
}

/** What has been handed in by now: most in time, some graded, some returned, some not at all. */
export async function seedSubmissions(
  demo: Demo,
  assignments: readonly DemoAssignment[],
  graderId: string,
): Promise<void> {
  const random = demo.random.branch('submissions');
  const members = Map.groupBy(await membersOf(demo), ({ groupId }) => groupId);
  const works: Work[] = [];
  for (const assignment of assignments)
    for (const due of assignment.dues)
      for (const member of members.get(due.groupId) ?? []) {
        if (member.leftOn && member.leftOn < due.dueAt) continue;
        const work = workOf(demo, random, { ...member, ...due, assignment });
        if (work) works.push(work);
      }
  await bulkInsert(
    demo.client,
    'submission',
    works.map((work) => {
      const { id, assignment, personId, groupId, regionId } = work;
      const reached = reachedIn(work, random);
      const isScored = work.isGraded && assignment.kind === 'GRADED';
      return {
        id,
        assignmentId: assignment.id,
        personId,
        groupId,
        regionId,
        submittedAt: work.submittedAt,
        extendedTo: work.isExtended ? new Date(work.dueAt.getTime() + 30 * DAY_MS) : null,
        extensionReason: work.isExtended ? 'Illness in the family' : null,
        returnedAt: work.isReturned ? new Date(demo.now.getTime() - DAY_MS / 4) : null,
        returnNote: work.isReturned ? (DEMO_COMMENTS[1] ?? '') : null,
        score: isScored ? hundredths(Math.round(reached * 200) * 50) : null,
        complete: work.isGraded && !isScored ? reached >= 0.55 : null,
        comment: work.isGraded ? random.pick(reached > 0.85 ? DEMO_PRAISE : DEMO_COMMENTS) : '',
        gradedAt: work.isGraded
          ? new Date(Math.min(work.dueAt.getTime() + DAY_MS, demo.now.getTime() - DAY_MS / 8))
          : null,
        gradedBy: work.isGraded ? graderId : null,
        createdAt: work.submittedAt ?? demo.now,
      };
    }),
  );
  await seedVersions(demo, works);
}

/** From 0 to 1: about what the student knows, a little more or less. */
const reachedIn = ({ assignment, ...member }: Work, random: Demo['random']): number =>
  KNOWN_SCORES[member.email]?.[assignment.course] ??
  Math.min(1, abilityOf(member) + (random.next() - 0.5) * 0.16);

const FAR_OFF_DAYS = 21;

/** Nothing where a student has done nothing about it. */
function workOf(
  demo: Demo,
  random: Demo['random'],
  place: Omit<Work, 'id' | 'submittedAt' | 'isReturned' | 'isGraded' | 'isExtended'>,
): Work | null {
  const isOver = place.dueAt < demo.now;
  const isKnown = isKnownStudent(place.email);
  const isExtended = !isKnown && random.chance(isOver ? 0.01 : 0.04);
  const hasSubmitted = isOver
    ? isKnown || random.chance(struggles(abilityOf(place)) ? 0.85 : 0.985)
    : !isKnown && random.chance(0.35);
  if (!hasSubmitted && !isExtended) return null;
  const latest = Math.min(place.dueAt.getTime(), demo.now.getTime() - DAY_MS / 2);
  const submittedAt = hasSubmitted ? new Date(latest - Math.floor(random.next() * 4 * DAY_MS)) : null;
  const daysOver = (demo.now.getTime() - place.dueAt.getTime()) / DAY_MS;
  // What belongs to a term that is over has been graded long ago.
  const isRead = daysOver > 40 || (isKnown && daysOver > 7);
  const isGraded = hasSubmitted && isOver && random.chance(isRead ? 1 : daysOver > 8 ? 0.9 : 0.4);
  const isReturned = hasSubmitted && !isGraded && !isOver && random.chance(0.12);
  const work = {
    ...place,
    id: random.id(submittedAt ?? demo.now),
    submittedAt,
    isReturned,
    isGraded,
    isExtended,
  };
  // Of a course that is still to begin nobody has handed anything in.
  return -daysOver > FAR_OFF_DAYS ? null : work;
}

async function seedVersions(demo: Demo, works: readonly Work[]): Promise<void> {
  const random = demo.random.branch('submission versions');
  const versions = works.flatMap(
    ({ id: submissionId, submittedAt, assignment, personId, regionId, lastName }) => {
      const file = { ...random.pick(DEMO_ESSAY_FILES), name: fileNameOf(assignment, lastName, random) };
      if (!submittedAt) return [];
      const text = receiptText({
        assignmentId: assignment.id,
        personId,
        number: 1,
        submittedAt,
        files: [file],
      });
      const receiptHash = createHash('sha256').update(text).digest('hex');
      const of = { submissionId, personId, regionId, number: 1, submittedAt, receiptHash };
      return [{ id: random.id(submittedAt), file, of }];
    },
  );
  await bulkInsert(
    demo.client,
    'submissionVersion',
    versions.map(({ id, of }) => ({ id, ...of })),
  );
  await bulkInsert(
    demo.client,
    'submissionFile',
    versions.map(({ id, of: { personId, regionId, submittedAt }, file: { key, name, bytes, sha256 } }) => ({
      id: random.id(submittedAt),
      versionId: id,
      personId,
      regionId,
      name,
      fileKey: key,
      bytes,
      type: 'application/pdf',
      sha256,
      position: 0,
    })),
  );
}

/** As students name their files: after the work, the course, themselves, or all of these. */
function fileNameOf({ title, course }: DemoAssignment, lastName: string, random: Demo['random']): string {
  const subject = title.replaceAll(/[:,]/g, '');
  const names = [
    `${subject}.pdf`,
    `${lastName} ${subject}.pdf`,
    `${course.replace(' ', '')}_${lastName}.pdf`,
    `${lastName}_${course.replace(' ', '')}_final.pdf`,
    `${subject} (${lastName}).pdf`,
    `${subject.toLowerCase().replaceAll(' ', '-')}.pdf`,
  ];
  return random.pick(names);
}

/** Everybody who is or was in a group. */
async function membersOf({ client }: Demo): Promise<Member[]> {
  const { rows } = await client.query<Member>(
    `select m.group_id as "groupId", p.id as "personId", p.email, p.last_name as "lastName",
       m.last_day::timestamptz as "leftOn"
     from group_member m join person p on p.id = m.person_id
     where p.status <> 'UNVERIFIED' order by 1, 2`,
  );
  return rows;
}
