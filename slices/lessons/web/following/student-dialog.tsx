import { useIntl } from 'react-intl';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './following.module.css';
import type { FollowedStudentFragment } from './group-progress.graphql.generated.ts';
import type { GroupProgress } from './group-progress.ts';
import { PaceChip } from './pace-chip.tsx';

interface StudentDialogProps {
  student: FollowedStudentFragment;
  lessons: GroupProgress['lessons'];
  onClose: () => void;
}

/** What one student has watched, lesson by lesson. */
export function StudentDialog({ student, lessons, onClose }: StudentDialogProps) {
  const { formatNumber } = useIntl();
  // Rounded down, so that only a whole lesson is told as one.
  const percent = (share: number) => formatNumber(Math.floor(share * 100) / 100, { style: 'percent' });
  return (
    <Modal isOpen title={student.name} onClose={onClose}>
      <PaceChip student={student} />
      <ol className={styles['lessons']}>
        {lessons.map(({ _id, title }, at) => (
          <li key={_id}>
            <span>{title}</span>
            <span className={styles['share']}>{percent(student.shares[at] ?? 0)}</span>
          </li>
        ))}
      </ol>
      {lessons.length === 0 && <Text id="noLessonsYet" />}
    </Modal>
  );
}
