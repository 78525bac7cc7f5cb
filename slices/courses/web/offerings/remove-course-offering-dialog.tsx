import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Dependents, useDependentsInWords } from '#kit/ui/modal/dependents.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { CourseOfferingRowFragment, OneCourseFragment } from '../managing/course.graphql.generated.ts';
import { offeringDependents } from './course-offerings.graphql.generated.ts';

interface RemoveCourseOfferingDialogProps {
  course: Pick<OneCourseFragment, 'name'>;
  courseOffering: CourseOfferingRowFragment;
  onStop: () => Promise<unknown>;
  onClose: () => void;
}

/** Says what hangs on a course that a group takes before it is taken away. */
export function RemoveCourseOfferingDialog({
  course,
  courseOffering,
  onStop,
  onClose,
}: RemoveCourseOfferingDialogProps) {
  const { _id, groupId, groupName, regionName } = courseOffering;
  // Groups of several campuses are called the same.
  const group = `${groupName}, ${regionName}`;
  const dependents = useDependentsInWords();
  const answer = useQuery(offeringDependents, { groupId });

  async function confirm(): Promise<void> {
    await onStop();
    onClose();
  }

  return (
    <Confirm
      isOpen
      title={<Text id="stopTeachingQuestion" values={{ course: course.name, group }} />}
      action={<Text id="stopTeaching" />}
      onConfirm={answer.data ? confirm : null}
      onCancel={onClose}
      isUndoable
    >
      <Text id="stopTeachingWords" />
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />} isEmpty={() => false}>
        {({ groupCourseOfferings }) => {
          const held = groupCourseOfferings.find((one) => one._id === _id);
          return (
            <Dependents
              texts={dependents({
                studentsCounted: held?.studentsNow ?? 0,
                offeringAttempts: held?.attemptCount ?? 0,
                offeringSubmissions: held?.submissionCount ?? 0,
                offeringGrades: held?.gradeCount ?? 0,
              })}
            />
          );
        }}
      </DataView>
    </Confirm>
  );
}
