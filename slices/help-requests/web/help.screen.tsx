import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import type { ValuesOf } from '#kit/record/field.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { question } from '../rules/help-request.ts';
import {
  askForHelp,
  ownHelpRequests,
  type OwnHelpRequestFragment,
} from './help-requests.graphql.generated.ts';
import styles from './help-requests.module.css';
import { RequestText } from './request-text.tsx';
import { StateChip } from './state-chip.tsx';
import { useOwnRequestsTable } from './use-requests-tables.tsx';

/** Where a user asks the college for help, and reads what was answered. */
export function HelpScreen() {
  const text = useText();
  const { mutate } = useMutation({ stale: [ownHelpRequests] });
  const list = useList();
  const [address] = useSearchParams();
  const questionId = address.get('question');
  const answer = useQuery(ownHelpRequests, { after: list.params.after, questionId });
  const opened = answer.data?.ownHelpRequest;
  const questions = answer.data?.questionsToAnswer.count ?? 0;
  const page = useCameFrom();
  // One id for each form: whatever it sends again is the same request.
  const [helpRequestId, setHelpRequestId] = useState(() => crypto.randomUUID() as string);

  async function send({ message }: ValuesOf<typeof question>): Promise<void> {
    if (!(await mutate(askForHelp, { helpRequestId, message, page }))) return;
    showToast('success', text('helpRequestSent'));
    setHelpRequestId(crypto.randomUUID());
  }

  return (
    <Page>
      <PageHeading
        title={<Text id="help" />}
        subtitle={<Text id="helpLead" />}
        actions={
          <LinkButton to="/docs">
            <Icon name="file" />
            <Text id="menuDocuments" />
          </LinkButton>
        }
      />
      <div className={styles['parts']}>
        {questions > 0 && (
          <Link to="/help/questions">
            <Text id="openQuestions" values={{ count: questions }} />
          </Link>
        )}
        {opened && <OpenedRequest request={opened} />}
        <Card>
          <FieldsForm
            key={helpRequestId}
            id="help"
            form={GuardedForm<string>}
            fields={question}
            submitLabel={text('sendHelpRequest')}
            onSubmit={send}
          >
            {({ control }) => <TextArea {...control('message')} label={text('helpMessage')} rows={5} />}
          </FieldsForm>
        </Card>
        <section>
          <h2>
            <Text id="ownHelpRequests" />
          </h2>
          <DataTable
            table={useOwnRequestsTable()}
            list={list}
            answer={{ ...answer, data: answer.data?.ownHelpRequests }}
            empty={
              <Note>
                <Text id="noOwnHelpRequests" />
              </Note>
            }
          />
        </section>
      </div>
    </Page>
  );
}

/** The one request that the address names. */
const OpenedRequest = ({ request }: { request: OwnHelpRequestFragment }) => (
  <Card title={<Text id="openedQuestion" />} link={<StateChip state={request.state} />}>
    <RequestText request={request} />
    <small className={styles['quiet']}>
      <Moment at={request.askedAt} />
    </small>
  </Card>
);

/** The page on which a user pressed Help; the link says so. */
function useCameFrom(): string {
  const { state } = useLocation() as { state: unknown };
  const isSaid = typeof state === 'object' && state !== null && 'cameFrom' in state;
  return isSaid && typeof state.cameFrom === 'string' ? state.cameFrom : '';
}
