import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { can } from '../rules/permissions.ts';
import {
  findGroup,
  findLatestBatch,
  listGroupStudents,
  type BatchRecord,
  type GroupRecord,
} from './batch.queries.ts';

export interface GroupStudent {
  personId: string;
  studentName: string;
}

export interface GroupTranscripts extends GroupRecord {
  students: GroupStudent[];
  batch: BatchRecord | null;
}

/** The students of a group with their papers, for those who look after its campus. */
export async function readGroupTranscripts(ctx: Context, groupId: string): Promise<GroupTranscripts | null> {
  const group = await findGroup(ctx.db, groupId);
  if (!group || !can.oversee(actorOf(ctx), group)) return null;
  const [students, batch] = await Promise.all([
    listGroupStudents(ctx.db, groupId, ctx.services.now()),
    findLatestBatch(ctx.db, groupId),
  ]);
  return {
    ...group,
    students: students.map(({ id: personId, ...name }) => ({ personId, studentName: fullName(name) })),
    batch,
  };
}
