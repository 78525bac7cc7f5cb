import { zoneName } from '#kit/calendar/time-zone.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { languageTag, localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { noteReminders, type DueReminder } from './exam-reminder.queries.ts';

/** So long before the deadline (EXAM-18). */
const BEFORE_MS = 24 * 3_600_000;
/** As many as one transaction writes. */
const MAX_AT_ONCE = 200;

/** Once per exam. A job that runs late still reminds before the deadline, never after it (TRAP-40). */
export const remindOfExams = defineJob<object>({
  name: 'remindOfExams',
  cron: '11 * * * *',
  async run(_, { db, services }) {
    const now = services.now();
    const until = new Date(now.getTime() + BEFORE_MS);
    for (let told = MAX_AT_ONCE; told === MAX_AT_ONCE;)
      told = await db.transaction().execute(async (tx) => {
        const due = await noteReminders(tx, { now, until, max: MAX_AT_ONCE });
        for (const reminders of alike(due)) await remind(tx, reminders);
        return due.length;
      });
  },
});

/** Those who read the same sentence: of one exam with one deadline, in one language and time zone. */
const alike = (due: readonly DueReminder[]): Iterable<[DueReminder, ...DueReminder[]]> =>
  Map.groupBy(due, ({ examId, deadline, timeZone, locale }) =>
    [examId, deadline.toISOString(), timeZone, locale].join(' '),
  ).values() as Iterable<[DueReminder, ...DueReminder[]]>;

const remind = (tx: Tx, reminders: readonly [DueReminder, ...DueReminder[]]): Promise<void> => {
  const [{ examId, title, courseName, deadline, timeZone, locale }] = reminders;
  return notify(tx, {
    name: 'examClosing',
    facts: { examName: title, courseName, deadline: asText(deadline, timeZone, localeOrDefault(locale)) },
    path: `/student/exams/${examId}`,
    recipients: reminders.map(({ personId, regionId }) => ({ personId, regionId })),
  });
};

/** On the clocks of the reader, with the name of their zone. */
function asText(deadline: Date, timeZone: string, locale: Locale): string {
  const language = languageTag(locale);
  const format = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'full', timeStyle: 'short' });
  return `${format.format(deadline)}, ${zoneName(timeZone, language, deadline)}`;
}
