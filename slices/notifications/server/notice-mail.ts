import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { mailPerson } from '#slices/people/server/api.ts';
import { noticeMessage } from '../rules/notices.ts';
import type { WaitingNotice } from './mail.queries.ts';

/** In the reader's own language; the sentence of the notice is subject and heading. */
export async function sendNoticeMail(tx: Tx, services: Services, notice: WaitingNotice): Promise<void> {
  const sentence = noticeMessage(notice.name);
  await mailPerson(tx, services, {
    template: notice.name,
    person: { ...notice, id: notice.personId },
    texts: [sentence, 'noticeMailButton', 'noticeMailQuestions'],
    write({ say }) {
      const subject = say(sentence, notice.facts);
      return {
        subject,
        paragraphs: [subject],
        button: { label: say('noticeMailButton'), url: services.config.mainHost + notice.path },
        farewell: say('noticeMailQuestions'),
      };
    },
  });
}
