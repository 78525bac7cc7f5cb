import { byItself } from '#kit/db/audit/audit.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { localeOrDefault } from '#kit/messages/locales.ts';
import { readRecords } from '#slices/grades/server/api.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { findIssue } from './issue.queries.ts';
import { findStudents } from './student.queries.ts';
import { writeIssue } from './write-issue.ts';

interface Ordered {
  issueId: string;
  studentId: string;
  issuedBy: string;
}

/** Issues the official transcript that a student of the demo college has: the database was filled without the store. */
export const issueDemoTranscript = defineJob<Ordered>({
  name: 'issueDemoTranscript',
  async run({ issueId, studentId, issuedBy }, { db, services }) {
    const [student] = await findStudents(db, [studentId]);
    if (!student) return;
    const locale = localeOrDefault(student.locale);
    const records =
      (await readRecords(db, [studentId], { locale, now: services.now() })).get(studentId) ?? [];
    await db.transaction().execute(async (tx) => {
      await lockPerson(tx, studentId);
      if (await findIssue(tx, issueId)) return;
      const source = byItself('issueDemoTranscript');
      await writeIssue(tx, services, {
        issueId,
        student,
        records,
        locale,
        paper: 'LETTER',
        issuedBy,
        source,
      });
    });
  },
});
