import { Card } from '#kit/ui/card/card.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './assignments.module.css';
import type {
  GradeChangeOfWorkFragment,
  OwnAssignmentFragment,
} from './student-assignment.graphql.generated.ts';
import { useGradeText } from './use-grade-text.ts';
import { WorkFileRow } from './work-file-row.tsx';

/** What came of it: the grade, what was written about it, and the files that were given back. */
export function GradeCard({ assignment }: { assignment: OwnAssignmentFragment }) {
  const gradeText = useGradeText()(assignment);
  const { gradedAt, comment, feedbackFiles, gradeChanges } = assignment;
  return (
    <Card title={<Text id="yourGrade" />}>
      {gradeText === null ? (
        <p className={styles['quiet']}>
          <Text id="noGradeYet" />
        </p>
      ) : (
        <p className={styles['grade']}>{gradeText}</p>
      )}
      {gradedAt && (
        <p className={styles['quiet']}>
          <Text id="gradedOn" values={{ moment: <Moment key="moment" at={gradedAt} shows="day" /> }} />
        </p>
      )}
      {comment && (
        <>
          <h3>
            <Text id="feedback" />
          </h3>
          <p className={styles['said']}>{comment}</p>
        </>
      )}
      {feedbackFiles.length > 0 && (
        <>
          <h3>
            <Text id="feedbackFiles" />
          </h3>
          <ul className={styles['files']}>
            {feedbackFiles.map(({ _id, ...file }) => (
              <WorkFileRow key={_id} {...file} />
            ))}
          </ul>
        </>
      )}
      {gradeChanges.length > 0 && <GradeHistory changes={gradeChanges} />}
    </Card>
  );
}

/** Who changed the grade of a student's work, when and why; the newest first. */
export function GradeHistory({ changes }: { changes: readonly GradeChangeOfWorkFragment[] }) {
  const words = useGradeText();
  return (
    <section>
      <h3>
        <Text id="gradeHistory" />
      </h3>
      <ol className={styles['files']}>
        {changes.map((change) => {
          const [before, after] = [
            { grade: change.previousGrade, complete: change.previousComplete },
            { grade: change.grade, complete: change.complete },
          ].map((given) => words(given) ?? '–');
          return (
            <li key={change._id} className={styles['change']}>
              <b>
                {before} → {after}
              </b>
              <span>{change.reason ?? (change.takesBack && <Text id="gradeTakenBack" />)}</span>
              <small>
                {change.changedByName ?? '–'} · <Moment at={change.changedAt} />
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
