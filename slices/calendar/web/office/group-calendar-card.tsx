import { useState, type ReactNode } from 'react';
import { useLookAgain } from '#kit/client/query/use-look-again.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { GroupCalendarProblem } from '../../rules/group-calendar.ts';
import {
  groupCalendar,
  setGroupCalendar,
  type KeptGroupCalendarFragment,
} from './group-calendar.graphql.generated.ts';
import styles from './events.module.css';

const PROBLEMS: Readonly<Record<GroupCalendarProblem, MessageId>> = {
  addressNotAllowed: 'outsideNotAllowed',
  addressNotFound: 'outsideNotFound',
  answerTooLarge: 'outsideTooLarge',
  answerTooSlow: 'outsideTooSlow',
  answerRefused: 'outsideRefused',
  noCalendar: 'outsideNoCalendar',
};

/** Where a group keeps a calendar elsewhere, and how reading it went. */
export function GroupCalendarCard({ groupId }: { groupId: string }) {
  const text = useText();
  const answer = useQuery(groupCalendar, { groupId }, { fresh: true });
  const { mutate, isBusy } = useMutation({ stale: [groupCalendar] });
  const known = answer.data?.groupCalendar;
  /** The last try before a user asked for another one. */
  const [triedBefore, setTriedBefore] = useState<string | null>(null);
  const isWaiting = !!known && (known.triedAt === null || known.triedAt === triedBefore);
  useLookAgain(isWaiting, () => answer.refetch?.());

  async function save(address: string): Promise<void> {
    if (await mutate(setGroupCalendar, { groupId, address }))
      showToast('success', text('groupCalendarSaved'));
  }

  async function readAgain({ address, triedAt }: KeptGroupCalendarFragment): Promise<void> {
    if (!(await mutate(setGroupCalendar, { groupId, address }))) return;
    setTriedBefore(triedAt);
    showToast('success', text('groupCalendarWaits'));
  }

  return (
    <Card title={<Text id="kindGroupCalendar" />}>
      <p className={styles['lead']}>
        <Text id="groupCalendarLead" />
      </p>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={1} />} isEmpty={() => false}>
        {({ groupCalendar: kept }) => (
          <>
            {kept && (
              <Reading known={kept}>
                <Button isProcessing={isBusy} onClick={() => void readAgain(kept)}>
                  <Text id="readAgain" />
                </Button>
              </Reading>
            )}
            <Form
              key={kept?.address}
              id="groupCalendar"
              submitTone="default"
              onSubmit={({ address = '' }: Record<string, string>) => save(address)}
            >
              <TextField
                name="address"
                label={text('groupCalendarField')}
                help={text('groupCalendarHelp')}
                defaultValue={kept?.address ?? ''}
                maxLength={2_000}
                autoComplete="off"
              />
            </Form>
          </>
        )}
      </DataView>
    </Card>
  );
}

/** The last success, and what went wrong since. */
function Reading({ known, children }: { known: KeptGroupCalendarFragment; children: ReactNode }) {
  const timeText = useTimeText();
  const { problem, readAt, entryCount } = known;
  return (
    <>
      {problem !== null && (
        <Note tone="danger">
          <Text id={PROBLEMS[problem as GroupCalendarProblem]} />
        </Note>
      )}
      <div className={styles['reading']}>
        {(readAt !== null || problem === null) && (
          <p>
            {readAt === null ? (
              <Text id="groupCalendarWaits" />
            ) : (
              <Text id="groupCalendarRead" values={{ read: timeText(readAt), count: entryCount }} />
            )}
          </p>
        )}
        {children}
      </div>
    </>
  );
}
