import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { WalkedStudent } from './walked-student.ts';
import styles from './student-list.module.css';

interface StudentListProps {
  students: readonly WalkedStudent[];
  /** Whose form is open. */
  at: number;
  onGo: (index: number) => void;
}

/** How far the evaluation of a student has come, in words. */
function useProgressText(): (student: WalkedStudent) => string {
  const text = useText();
  return ({ state, criteria, missing, evaluation }) => {
    if (state === 'NONE') return text('evaluationNotBegun');
    if (state === 'READY') return text('evaluationReady');
    if (state === 'PUBLISHED')
      return text(evaluation?.acknowledgedAt ? 'evaluationIsAcknowledged' : 'evaluationIsPublished');
    const needed = criteria.filter(({ isOptional }) => !isOptional).length;
    return text('evaluationAnswered', { count: needed - missing, all: needed });
  };
}

/** Who is in the group, beside the form. */
export function StudentList({ students, at, onGo }: StudentListProps) {
  const text = useText();
  const progressText = useProgressText();
  return (
    <nav className={styles['students']} aria-label={text('evaluationStudents')}>
      <ol>
        {students.map((student, index) => (
          <li key={student.personId}>
            <button
              type="button"
              aria-current={index === at ? 'true' : undefined}
              data-state={student.state}
              onClick={() => onGo(index)}
            >
              <span>
                {student.name}
                <small>{progressText(student)}</small>
              </span>
              {student.state === 'PUBLISHED' && <Icon name="check" size="small" />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same on a phone. */
export function StudentChoice({ students, at, onGo }: StudentListProps) {
  const text = useText();
  const progressText = useProgressText();
  return (
    <div className={styles['choice']}>
      <SelectField
        name="person"
        hidesPlaceholder
        label={text('evaluationStudent')}
        options={students.map((student) => ({
          value: student.personId,
          label: `${student.name} · ${progressText(student)}`,
        }))}
        value={students[at]?.personId ?? ''}
        onChange={({ currentTarget }) =>
          onGo(students.findIndex(({ personId }) => personId === currentTarget.value))
        }
      />
      <IconButton
        icon="chevronLeft"
        label={text('previousStudentToEvaluate')}
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      />
      <IconButton
        icon="chevronRight"
        label={text('nextStudentToEvaluate')}
        disabled={at === students.length - 1}
        onClick={() => onGo(at + 1)}
      />
    </div>
  );
}
