import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { IdFor } from '../fuzz/text-sweep.ts';

/** Where the records stand whose ids arguments are named after, where that is not the name itself. */
const TABLES: Readonly<Record<string, string>> = {
  attemptId: 'exam_attempt',
  groupId: 'student_group',
  groupIds: 'student_group',
  holdId: 'transcript_hold',
  issueId: 'transcript_issue',
  newGroupId: '',
  noteId: '',
  personId: 'person',
  studentId: 'person',
  userId: 'person',
  courseOfferingId: 'course_group',
};

const snaked = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export interface KnownIds {
  idNamed(name: string): string;
  idFor: IdFor;
}

/** One record of each kind that the college has; an id of none for what is made or has no record yet. */
export async function readKnownIds(owner: Pool): Promise<KnownIds> {
  const { rows } = await owner.query<{ table: string }>(
    `select table_name as table from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  );
  const ids = new Map<string, string>();
  for (const { table } of rows) {
    // Demo accounts are people by their own right: those who are changed are students of whom there are many.
    const which = table === 'person' ? `where email not like '%@berea.test'` : '';
    const found = await owner.query<{ id: string }>(`select id from "${table}" ${which} order by id limit 1`);
    if (found.rows[0]) ids.set(table, found.rows[0].id);
  }
  const idNamed = (name: string): string =>
    ids.get(TABLES[name] ?? snaked(name.replace(/Ids?$/, ''))) ?? randomUUID();
  return {
    idNamed,
    idFor: (operation, name) =>
      operation.toLowerCase() === `create${name.replace(/Id$/, '').toLowerCase()}`
        ? randomUUID()
        : idNamed(name),
  };
}
