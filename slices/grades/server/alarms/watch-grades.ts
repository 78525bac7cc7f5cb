import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { MANY_GRADES, WITHIN_MS } from '../../rules/alarm.ts';
import { findGuardians, insertAlarms, type RaisedAlarm } from './grade-alarm.queries.ts';

/** Tells those who can undo it when one person changes unusually many grades, once an hour at most while it goes on. */
export const watchGrades = defineJob<object>({
  name: 'watchGrades',
  cron: '* * * * *',
  run: (_, { db, services }) =>
    db.transaction().execute(async (tx) => {
      const now = services.now();
      const since = new Date(now.getTime() - WITHIN_MS);
      for (const alarm of await insertAlarms(tx, { now, since, many: MANY_GRADES })) await tellOf(tx, alarm);
    }),
});

/** As many courses as a sentence bears. */
const COURSES_TOLD = 3;

async function tellOf(tx: Tx, alarm: RaisedAlarm): Promise<void> {
  const { id, changedBy, impersonatorId, personName, impersonatorName, regionId, grades, courses } = alarm;
  const guardians = await findGuardians(tx, impersonatorId ?? changedBy);
  const told = courses.slice(0, COURSES_TOLD).join(', ');
  await notify(tx, {
    name: 'gradesChanged',
    facts: {
      personName,
      behind: impersonatorName ?? 'none',
      grades: String(grades),
      courses: courses.length > COURSES_TOLD ? `${told} …` : told,
    },
    path: `/logits/grades?alarm=${id}`,
    recipients: guardians.map((personId) => ({ personId, regionId })),
  });
}
