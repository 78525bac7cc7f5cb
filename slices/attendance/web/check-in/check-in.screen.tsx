import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Outcome } from '#kit/ui/note/outcome.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { STATUS_TEXTS } from '../roll/status-texts.ts';
import { useSessionText } from '../roll/use-session-text.ts';
import { checkIn, openCheckIns, type OwnCheckInFragment } from './check-in.graphql.generated.ts';
import styles from './check-in.module.css';

export const prefetch = (): void => prefetchQuery(openCheckIns, {});

/** Where students enter the code on the wall; who has scanned it is checked in at once. */
export function CheckInScreen() {
  const problemText = useProblemText();
  const [params, setParams] = useSearchParams();
  const code = params.get('code');
  const [done, setDone] = useState<OwnCheckInFragment | null>(null);
  const [isScanning, setIsScanning] = useState(code !== null);
  const [refusal, setRefusal] = useState('');

  const typing = useMutation({ tell: useFormProblem() });
  const scanning = useMutation({ tell: (problem) => setRefusal(problemText(problem)) });
  const enter = async ({ mutate }: typeof typing, typed: string): Promise<void> => {
    const answer = await mutate(checkIn, { code: typed });
    setDone(answer && answer.checkIn);
  };
  const enterScanned = useEffectEvent(async (typed: string) => {
    await enter(scanning, typed);
    setIsScanning(false);
    // A code is good for one moment: the page that is opened again asks for another.
    setParams({}, { replace: true });
  });
  const isSent = useRef(false);
  useEffect(
    function checkInAtOnce() {
      if (code === null || isSent.current) return;
      isSent.current = true;
      void enterScanned(code);
    },
    [code],
  );

  return (
    <Page>
      <PageHeading title={<Text id="checkInTitle" />} subtitle={<Text id="checkInLead" />} />
      <Card>
        <Outcome>{done && <Done checkIn={done} />}</Outcome>
        {!done && isScanning && <Spinner />}
        {!done && !isScanning && (
          <>
            {refusal !== '' && <Note tone="warning">{refusal}</Note>}
            <Running />
            <CodeForm onSubmit={({ code: typed }) => enter(typing, typed)} />
          </>
        )}
      </Card>
    </Page>
  );
}

function CodeForm({ onSubmit }: { onSubmit: (values: { code: string }) => Promise<void> }) {
  const text = useText();
  return (
    <Form onSubmit={onSubmit} submitLabel={text('checkInButton')}>
      <TextField
        name="code"
        label={text('checkInCodeLabel')}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000 000"
        maxLength={9}
        required
        autoFocus
      />
    </Form>
  );
}

/** The classes that are checked in to now. */
function Running() {
  const answer = useQuery(openCheckIns, {}, { fresh: true });
  const { titleOf, hoursOf } = useSessionText();
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="lines" count={1} />}
      empty={
        <Note tone="info">
          <Text id="checkInNone" />
        </Note>
      }
      isEmpty={({ openCheckIns: open }) => open.length === 0}
    >
      {({ openCheckIns: open }) => (
        <ul className={styles['classes']}>
          {open.map((one) => (
            <li key={one._id}>
              <strong>{titleOf(one)}</strong>{' '}
              {[one.groupName, hoursOf(one), one.room].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </DataView>
  );
}

function Done({ checkIn: done }: { checkIn: OwnCheckInFragment }) {
  const text = useText();
  const { formatTime } = useIntl();
  const { titleOf } = useSessionText();
  const { mark, timeZone } = done;
  if (!mark) return null;
  const named = text(STATUS_TEXTS[mark.kind].name);
  const status = mark.minutesLate
    ? text('minutesLateText', { status: named, minutes: mark.minutesLate })
    : named;
  if (!mark.byCode)
    return (
      <Note tone="info">
        <Text id="teacherMarkedYou" values={{ status }} />
      </Note>
    );
  const time = formatTime(mark.takenAt, { timeStyle: 'short', timeZone });
  return (
    <div className={styles['done']}>
      <span className={styles['tick']}>
        <Icon name="check" />
      </span>
      <strong>
        <Text id="youCheckedIn" />
      </strong>
      <p>
        <Text id="youCheckedInAt" values={{ course: titleOf(done), time }} />
      </p>
      {mark.kind === 'LATE' && <p>{status}</p>}
      <LinkButton to="/dashboard">
        <Text id="dashboard" />
      </LinkButton>
    </div>
  );
}
