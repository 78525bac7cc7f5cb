import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { mailPerson } from '#slices/people/server/api.ts';
import { countedMessage } from '../rules/kind-messages.ts';
import { mailLinesOf, NOTICE_NAMES, noticeMessage, type NoticeName } from '../rules/notices.ts';
import type { WaitingNotice } from './mail.queries.ts';
import { unsubscribeHeaders } from './unsubscribe-token.ts';

const FOOT_TEXTS = ['noticeMailQuestions', 'manageNotificationsLink'] as const;

/** What stands at the end of every mail about notifications. */
const footOf = ({ config }: Pick<Services, 'config'>, say: (id: (typeof FOOT_TEXTS)[number]) => string) => ({
  farewell: say('noticeMailQuestions'),
  footLinks: [
    { label: say('manageNotificationsLink'), url: `${config.mainHost}/notifications?tab=settings` },
  ],
});

/** In the reader's own language; the sentence of the notice is subject and heading. */
export async function sendNoticeMail(tx: Tx, services: Services, notice: WaitingNotice): Promise<void> {
  const sentence = noticeMessage(notice.name);
  const lines = mailLinesOf(notice.name, notice.facts);
  await mailPerson(tx, services, {
    template: notice.name,
    person: { ...notice, id: notice.personId },
    texts: [sentence, ...lines, 'noticeMailButton', ...FOOT_TEXTS],
    headers: unsubscribeHeaders(services, notice.personId, [notice]),
    write({ say }) {
      const subject = say(sentence, notice.facts);
      return {
        subject,
        paragraphs: [
          subject,
          ...(lines.length > 0 ? [lines.map((line) => say(line, notice.facts)).join('\n')] : []),
        ],
        button: { label: say('noticeMailButton'), url: services.config.mainHost + notice.path },
        ...footOf(services, say),
      };
    },
  });
}

/** A summary is read at a glance; the rest is counted, and stands in the app. */
const LINES_A_KIND = 5;

/** What was put off for one person, by kinds. */
export async function sendSummary(
  tx: Tx,
  services: Services,
  person: WaitingNotice,
  notices: readonly WaitingNotice[],
): Promise<void> {
  const byName = Map.groupBy(notices, ({ name }) => name);
  const names = NOTICE_NAMES.filter((name) => byName.has(name));
  await mailPerson(tx, services, {
    template: 'noticeSummary',
    person: { ...person, id: person.personId },
    texts: [
      ...names.flatMap((name): Text[] => [noticeMessage(name), countedMessage(name)]),
      'summaryMailSubject',
      'summaryMailMore',
      'summaryMailButton',
      ...FOOT_TEXTS,
    ],
    headers: unsubscribeHeaders(services, person.personId, notices),
    write: ({ say }) => ({
      subject: say('summaryMailSubject', { count: notices.length }),
      paragraphs: names.map((name) => {
        const ofKind = byName.get(name) ?? [];
        // The newest first, as in the app.
        const lines = ofKind.toReversed().slice(0, LINES_A_KIND);
        const more = ofKind.length - lines.length;
        return [
          say(countedMessage(name), { count: ofKind.length }),
          ...lines.map(({ facts }) => `• ${say(noticeMessage(name), facts)}`),
          ...(more > 0 ? [say('summaryMailMore', { count: more })] : []),
        ].join('\n');
      }),
      button: { label: say('summaryMailButton'), url: `${services.config.mainHost}/notifications` },
      ...footOf(services, say),
    }),
  });
}

type Text = `${NoticeName}Notice` | `${NoticeName}Counted`;
