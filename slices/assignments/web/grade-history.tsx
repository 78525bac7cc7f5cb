import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './assignments.module.css';
import type { GradeChangeOfWorkFragment } from './student-assignment.graphql.generated.ts';
import { useGradeText } from './use-grade-text.ts';

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
