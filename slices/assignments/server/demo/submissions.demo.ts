import { hundredths } from '#kit/percent/percent.ts';
import { createHash } from 'node:crypto';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { AssignmentKind } from '#slices/assignments/rules/assignment.ts';
import { receiptText } from '#slices/assignments/rules/receipt.ts';
import { DEMO_COMMENTS } from './assignment-plan.demo.ts';
import { DEMO_ESSAY_FILES } from './essay-of.demo.ts';

/** However large the college, so many of its classes have handed in anything: a picture, not a census. */
const CLASSES = 16;
const DAY_MS = 86_400_000;

export interface DemoAssignment {
  id: string;
  kind: AssignmentKind;
  dues: readonly { groupId: string; regionId: string; dueAt: Date }[];
}

interface Member {
  groupId: string;
  personId: string;
}

/** What one student has done about an assignment. */
interface Work extends Member {
  id: string;
  regionId: string;
  assignmentId: string;
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
  const kinds = new Map(assignments.map(({ id, kind }) => [id, kind]));
  const works: Work[] = [];
  for (const { id: assignmentId, dues } of assignments)
    for (const due of dues)
      for (const member of members.get(due.groupId) ?? []) {
        const work = workOf(demo, random, { ...member, ...due, assignmentId });
        if (work) works.push(work);
      }
  await bulkInsert(
    demo.client,
    'submission',
    works.map(({ id, assignmentId, personId, groupId, regionId, ...work }) => {
      const isScored = work.isGraded && kinds.get(assignmentId) === 'GRADED';
      return {
        id,
        assignmentId,
        personId,
        groupId,
        regionId,
        submittedAt: work.submittedAt,
        extendedTo: work.isExtended ? new Date(work.dueAt.getTime() + 30 * DAY_MS) : null,
        extensionReason: work.isExtended ? 'Illness in the family' : null,
        returnedAt: work.isReturned ? new Date(demo.now.getTime() - DAY_MS / 4) : null,
        returnNote: work.isReturned ? (DEMO_COMMENTS[1] ?? '') : null,
        score: isScored ? hundredths(random.int(120, 200) * 50) : null,
        complete: work.isGraded && !isScored ? random.chance(0.9) : null,
        comment: work.isGraded ? random.pick(DEMO_COMMENTS) : '',
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

/** Nothing where a student has done nothing about it. */
function workOf(
  demo: Demo,
  random: Demo['random'],
  place: Omit<Work, 'id' | 'submittedAt' | 'isReturned' | 'isGraded' | 'isExtended'>,
): Work | null {
  const isOver = place.dueAt < demo.now;
  const isExtended = random.chance(0.04);
  const hasSubmitted = random.chance(isOver ? 0.93 : 0.35);
  if (!hasSubmitted && !isExtended) return null;
  const latest = Math.min(place.dueAt.getTime(), demo.now.getTime() - DAY_MS / 2);
  const submittedAt = hasSubmitted ? new Date(latest - Math.floor(random.next() * 4 * DAY_MS)) : null;
  const daysOver = (demo.now.getTime() - place.dueAt.getTime()) / DAY_MS;
  // What belongs to a term that is over has been graded long ago.
  const isGraded = hasSubmitted && isOver && random.chance(daysOver > 40 ? 1 : daysOver > 8 ? 0.9 : 0.4);
  const isReturned = hasSubmitted && !isGraded && !isOver && random.chance(0.12);
  return { ...place, id: random.id(submittedAt ?? demo.now), submittedAt, isReturned, isGraded, isExtended };
}

async function seedVersions(demo: Demo, works: readonly Work[]): Promise<void> {
  const random = demo.random.branch('submission versions');
  const versions = works.flatMap(({ id: submissionId, submittedAt, assignmentId, personId, regionId }) => {
    const file = random.pick(DEMO_ESSAY_FILES);
    if (!submittedAt) return [];
    const text = receiptText({ assignmentId, personId, number: 1, submittedAt, files: [file] });
    const receiptHash = createHash('sha256').update(text).digest('hex');
    const of = { submissionId, personId, regionId, number: 1, submittedAt, receiptHash };
    return [{ id: random.id(submittedAt), file, of }];
  });
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

/** The members of some classes, first of those in which the demo's own accounts are. */
async function membersOf({ client }: Demo): Promise<Member[]> {
  const { rows } = await client.query<Member>(
    `with chosen as (
       select m.group_id from group_member m join person p on p.id = m.person_id
       group by 1 order by bool_or(p.email like '%@berea.test') desc, hashtext(m.group_id::text), 1 limit $1)
     select m.group_id as "groupId", p.id as "personId"
     from chosen join group_member m using (group_id) join person p on p.id = m.person_id
     where p.status = 'ACTIVE' order by 1, 2`,
    [CLASSES],
  );
  return rows;
}
