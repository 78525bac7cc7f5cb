import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import styles from './walk.module.css';
import { PublishReady } from './publish-ready.tsx';
import { StudentChoice, StudentList } from './student-list.tsx';
import { StudentCard } from './student-card.tsx';
import { useWalk } from './use-walk.ts';
import { WalkHeading } from './walk-heading.tsx';
import type { EvaluationWalkQuery } from './walk.graphql.generated.ts';

interface GroupWalkProps {
  group: NonNullable<EvaluationWalkQuery['evaluationGroup']>;
  form: EvaluationWalkQuery['formsToEvaluateBy'][number];
  rows: EvaluationWalkQuery['evaluationsOf'];
}

/** The students of the group beside what is written about one of them. */
export function GroupWalk({ group, form, rows }: GroupWalkProps) {
  const isWide = useIsAtLeast('md');
  const [address, setAddress] = useSearchParams();
  const walk = useWalk({ groupId: group._id, form, rows, today: group.today });
  const [isWalking, setIsWalking] = useState(false);
  const { students } = walk;
  const named = students.findIndex(({ personId }) => personId === address.get('person'));
  const at = Math.max(0, named);
  const student = students[at];

  function goTo(index: number): void {
    const target = students[index];
    if (!target) return;
    setIsWalking(true);
    setAddress(
      (before) => {
        before.set('person', target.personId);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const goOn = (): void => goTo(at + 1);
  useShortcuts([
    { keys: 'j', label: 'nextStudentToEvaluate', group: 'thisScreen', run: goOn },
    { keys: 'k', label: 'previousStudentToEvaluate', group: 'thisScreen', run: () => goTo(at - 1) },
    { keys: 'mod+enter', label: 'nextStudentToEvaluate', group: 'thisScreen', run: goOn },
  ]);

  if (!student) return null;
  const listed = { students, at, onGo: goTo };
  return (
    <>
      <WalkHeading
        group={group}
        form={form}
        actions={<PublishReady students={students} onPublished={walk.note} />}
      />
      <div className={styles['walk']}>
        {isWide ? <StudentList {...listed} /> : <StudentChoice {...listed} />}
        <StudentCard
          key={student.key}
          student={student}
          formId={form._id}
          today={group.today}
          walk={walk}
          beginsInForm={isWalking || isWide}
          onNext={at < students.length - 1 ? goOn : null}
        />
      </div>
    </>
  );
}
