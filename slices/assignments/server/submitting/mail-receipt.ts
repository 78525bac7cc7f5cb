import { zoneName } from '#kit/calendar/time-zone.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { languageTag } from '#kit/messages/locales.ts';
import { findPerson, mailPerson } from '#slices/people/server/api.ts';
import { inGroups } from '#slices/assignments/rules/receipt.ts';
import type { OwnAssignment } from './own-assignment.ts';

interface Receipt {
  own: OwnAssignment;
  number: number;
  submittedAt: Date;
  receiptHash: string;
  files: readonly { name: string }[];
}

export async function mailReceipt(
  tx: Tx,
  ctx: Context,
  { own: { assignment, due }, number, submittedAt, receiptHash, files }: Receipt,
): Promise<void> {
  const person = await findPerson(tx, actorOf(ctx).personId);
  if (!person) return;
  const { id, title } = assignment;
  await mailPerson(tx, ctx.services, {
    template: 'assignmentReceipt',
    person,
    texts: ['receiptMailSubject', 'receiptMailBody', 'receiptMailNumber', 'receiptMailButton'],
    write({ say, locale }) {
      const language = languageTag(locale);
      const { timeZone } = due;
      const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium', timeZone });
      const moment = `${time.format(submittedAt)}, ${zoneName(timeZone, language, submittedAt)}`;
      const names = new Intl.ListFormat(language).format(files.map(({ name }) => name));
      return {
        subject: say('receiptMailSubject', { title }),
        paragraphs: [
          say('receiptMailBody', { number, moment, files: names }),
          say('receiptMailNumber', { receipt: inGroups(receiptHash) }),
        ],
        button: {
          label: say('receiptMailButton'),
          url: `${ctx.services.config.mainHost}/student/assignments/${id}`,
        },
      };
    },
  });
}
