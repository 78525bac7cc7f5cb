import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { languageTag, type Locale } from '#kit/messages/locales.ts';
import { mailPerson } from '#slices/people/server/api.ts';
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
        for (const reminder of due) await mailReminder(tx, services, reminder);
        return due.length;
      });
  },
});

/** On the clocks of the reader, with the name of their zone. */
const asText = (deadline: Date, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(deadline);

const mailReminder = (tx: Tx, services: Services, reminder: DueReminder): Promise<void> =>
  mailPerson(tx, services, {
    template: 'examReminder',
    person: reminder,
    texts: ['examReminderSubject', 'examReminderBody', 'examReminderButton'],
    write({ say, locale }) {
      const { title, courseName, examId } = reminder;
      const deadline = asText(reminder.deadline, reminder.timeZone, locale);
      return {
        subject: say('examReminderSubject', { title }),
        paragraphs: [say('examReminderBody', { title, courseName, deadline })],
        button: {
          label: say('examReminderButton'),
          url: `${services.config.mainHost}/student/exams/${examId}`,
        },
      };
    },
  });
