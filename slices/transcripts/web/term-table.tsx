import { useIntl } from 'react-intl';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { RecordState } from '../rules/study-record.ts';
import type { TranscriptSheetFragment } from './own-transcript.graphql.generated.ts';
import styles from './transcripts.module.css';

const RESULTS = {
  PASSED: 'transcriptPassed',
  FAILED: 'transcriptFailed',
  INCOMPLETE: 'transcriptIncomplete',
  IN_PROGRESS: 'transcriptInProgress',
} as const satisfies Record<RecordState, string>;

type Term = TranscriptSheetFragment['terms'][number];

/** The courses of one term. On a phone the code stands over the course, and the teacher under it everywhere. */
export function TermTable({ term: { term, courses, creditsEarned } }: { term: Term }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const name = term || text('transcriptNoTerm');
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
