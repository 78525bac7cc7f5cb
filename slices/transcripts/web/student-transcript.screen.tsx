import { useIntl } from 'react-intl';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { PrintSheet } from '#kit/ui/print/print-sheet.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { RecordState } from '../rules/study-record.ts';
import { IssuedList } from './issued-list.tsx';
import {
  ownTranscript,
  showNameOnTranscripts,
  type OwnTranscriptQuery,
  type TranscriptSheetFragment,
} from './own-transcript.graphql.generated.ts';
import { useTermText } from '#slices/courses/web/api.ts';
import styles from './transcripts.module.css';

type Own = NonNullable<OwnTranscriptQuery['ownTranscript']>;

export const prefetch = (): void => prefetchQuery(ownTranscript, {});

/** Everything the reader has reached, to look at and to print, and the official transcripts they were issued. */
export function StudentTranscriptScreen() {
  const answer = useQuery(ownTranscript, {});
  const own = answer.data?.ownTranscript;
  if (own && own.terms.length > 0)
    return (
      <PrintSheet
        college={own.college}
        title={<Text id="unofficialTranscript" />}
        day={own.today}
        beside={<Papers own={own} />}
      >
        <TranscriptSheet transcript={own} />
        <p className={styles['quiet']}>
          <Text id="transcriptIsUnofficial" />
        </p>
      </PrintSheet>
    );
  return (
    <Page>
      <PageHeading title={<Text id="studentTranscript" />} />
      <DataView answer={answer} waiting={<Skeleton shape="block" count={3} />}>
        {({ ownTranscript: found }) => (
          <div className={styles['cards']}>
            <EmptyState icon="file" title={<Text id="transcriptEmpty" />}>
              <Text id="transcriptEmptyHelp" />
            </EmptyState>
            {found && <Papers own={found} />}
          </div>
        )}
      </DataView>
    </Page>
  );
}

/** What the office has issued to the reader, and what keeps it from issuing more. */
const Papers = ({ own: { issues, holds, showsWholeName } }: { own: Own }) => (
  <Card title={<Text id="issuedTranscripts" />}>
    <div className={styles['papers']}>
      {holds.map(({ _id, reason }) => (
        <Note key={_id} tone="warning">
          <Text id="transcriptHeldFromYou" /> {reason}
        </Note>
      ))}
      {issues.length > 0 ? (
        <IssuedList issues={issues} />
      ) : (
        <p className={styles['quiet']}>
          <Text id="noIssuedTranscripts" /> {holds.length === 0 && <Text id="askForTranscript" />}
        </p>
      )}
      {issues.length > 0 && <NameSwitch isOn={showsWholeName} />}
    </div>
  </Card>
);

/** Whether those who check a transcript read the reader's whole name. */
function NameSwitch({ isOn }: { isOn: boolean }) {
  const { isBusy, mutate } = useMutation({ stale: [ownTranscript] });
  return (
    <Switch
      label={<Text id="showsWholeName" />}
      help={<Text id="showsWholeNameHelp" />}
      checked={isOn}
      disabled={isBusy}
      onChange={() => void mutate(showNameOnTranscripts, { isShown: !isOn })}
    />
  );
}

/** What stands on a transcript under its letterhead. */
function TranscriptSheet({ transcript }: { transcript: TranscriptSheetFragment }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { studentName, studentNumber, campus, terms, creditsEarned, average, gpa } = transcript;
  return (
    <>
      <FactList
        facts={[
          { term: text('transcriptStudent'), value: studentName },
          ...(studentNumber ? [{ term: text('transcriptStudentNumber'), value: studentNumber }] : []),
          { term: text('transcriptCampus'), value: campus },
        ]}
      />
      {terms.map((term) => (
        <TermTable key={`${term.term} ${term.firstDay}`} term={term} />
      ))}
      <div className={styles['sums']}>
        <FactList
          facts={[
            { term: text('transcriptCreditsEarned'), value: formatNumber(creditsEarned) },
            ...(average === null
              ? []
              : [
                  {
                    term: text('transcriptAverage'),
                    value: formatNumber(average, { maximumFractionDigits: 2 }),
                  },
                ]),
            ...(gpa === null
              ? []
              : [{ term: text('transcriptGpa'), value: formatNumber(gpa, { minimumFractionDigits: 2 }) }]),
          ]}
        />
      </div>
      <p className={styles['quiet']}>
        <Text id="transcriptScale" />
      </p>
    </>
  );
}

const RESULTS = {
  PASSED: 'transcriptPassed',
  FAILED: 'transcriptFailed',
  INCOMPLETE: 'transcriptIncomplete',
  IN_PROGRESS: 'transcriptInProgress',
} as const satisfies Record<RecordState, string>;

type Term = TranscriptSheetFragment['terms'][number];

/** The courses of one term. On a phone the code stands over the course, and the teacher under it everywhere. */
function TermTable({ term: { term, courses, creditsEarned } }: { term: Term }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const termText = useTermText();
  const name = term ? termText(term) : text('transcriptNoTerm');
  return (
    <section className={styles['term']}>
      <h2>{name}</h2>
      <table aria-label={name}>
        <thead>
          <tr>
            <th scope="col" className={styles['code']}>
              <Text id="transcriptCode" />
            </th>
            <th scope="col">
              <Text id="transcriptCourse" />
            </th>
            <th scope="col" className={styles['figure']}>
              <Text id="transcriptCredits" />
            </th>
            <th scope="col" className={styles['figure']}>
              <Text id="transcriptGrade" />
            </th>
            <th scope="col" className={styles['result']}>
              <Text id="transcriptResult" />
            </th>
          </tr>
        </thead>
        <tbody>
          {courses.map((course, index) => (
            <tr key={`${course.code} ${index}`}>
              <td className={styles['code']}>{course.code}</td>
              <td>
                <small className={styles['codeAbove']}>{course.code}</small>
                {course.name}
                {course.teacherName && <small className={styles['teacher']}>{course.teacherName}</small>}
              </td>
              <td className={styles['figure']}>{formatNumber(course.credits)}</td>
              <td className={styles['figure']}>
                {course.grade === null ? '–' : formatNumber(course.grade, { maximumFractionDigits: 2 })}
              </td>
              <td className={styles['result']}>
                <Text id={RESULTS[course.state]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['termSum']}>
        <Text id="transcriptTermCredits" /> <strong>{formatNumber(creditsEarned)}</strong>
      </p>
    </section>
  );
}
