import { useSignedInUser } from '#kit/client/session/session.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '#slices/alumni/web/api.ts';
import { CONTACT_PAGE } from '../../rules/contact-pages.ts';
import styles from '../contact.module.css';
import { BlockedSenders } from './blocked-senders.tsx';
import { ownMessages, type SentMessageFragment } from './own-messages.graphql.generated.ts';

/** What a user has sent to alumni, and whom they have blocked. */
export function OwnMessagesScreen() {
  const text = useText();
  const { impersonatingUser } = useSignedInUser();
  return (
    <AlumniArea
      title={text('contactOwn')}
      above={[{ name: text('contactTitle'), address: CONTACT_PAGE }]}
      subtitle={<Text id="contactOwnLead" />}
      actions={
        <LinkButton to={CONTACT_PAGE} tone="primary">
          <Text id="contactFind" />
        </LinkButton>
      }
    >
      {impersonatingUser ? (
        <Note>
          <Text id="contactOfSomebodyElse" />
        </Note>
      ) : (
        <OwnMessages />
      )}
    </AlumniArea>
  );
}

function OwnMessages() {
  const list = useList();
  const answer = useQuery(ownMessages, { after: list.params.after });
  return (
    <>
      <section className={styles['section']}>
        <h2>
          <Text id="contactSentHeading" />
        </h2>
        <DataTable
          table={useSentTable()}
          list={list}
          answer={{ ...answer, data: answer.data?.sentAlumniMessages }}
          empty={<EmptyState icon="mail" title={<Text id="contactNothingSent" />} />}
        />
      </section>
      {answer.data && (
        <Card title={<Text id="contactBlocked" />}>
          <BlockedSenders senders={answer.data.blockedSenders} />
        </Card>
      )}
    </>
  );
}

function useSentTable(): Table<SentMessageFragment> {
  const text = useText();
  return {
    label: text('contactSentHeading'),
    counted: 'messagesCounted',
    nameOf: ({ recipientName }) => recipientName,
    columns: [
      { id: 'to', header: text('contactTo'), cell: ({ recipientName }) => recipientName },
      {
        id: 'message',
        header: text('contactMessage'),
        cell: ({ message }) => <span className={styles['words']}>{message}</span>,
      },
      {
        id: 'sentAt',
        header: text('contactSentHeading'),
        cell: ({ sentAt }) => (
          <span className={styles['whole']}>
            <Moment at={sentAt} />
          </span>
        ),
      },
    ],
  };
}
