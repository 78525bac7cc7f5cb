import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { moved } from '#slices/courses/rules/course-offering.ts';
import styles from '../courses.module.css';
import { managedCourse } from '../managing/course.graphql.generated.ts';
import { coursesOfGroup } from './courses-of.graphql.generated.ts';
import {
  groupCourseOfferings,
  orderCourses,
  type OrderedCourseOfferingFragment,
} from './course-offerings.graphql.generated.ts';

interface OrderDialogProps {
  group: { groupId: string; groupName: string };
  onClose: () => void;
}

/** The courses of a group in the order its students see them. */
export function OrderDialog({ group: { groupId, groupName }, onClose }: OrderDialogProps) {
  const answer = useQuery(groupCourseOfferings, { groupId }, { fresh: true });
  return (
    <Modal isOpen title={<Text id="orderOfCoursesIn" values={{ name: groupName }} />} onClose={onClose}>
      <DataView answer={answer}>
        {({ groupCourseOfferings: courseOfferings }) => (
          <OrderedCourses groupId={groupId} courseOfferings={courseOfferings} onClose={onClose} />
        )}
      </DataView>
    </Modal>
  );
}

interface OrderedCoursesProps {
  groupId: string;
  courseOfferings: readonly OrderedCourseOfferingFragment[];
  onClose: () => void;
}

function OrderedCourses({ groupId, courseOfferings, onClose }: OrderedCoursesProps) {
  const text = useText();
  const { mutate, isBusy } = useMutation({ stale: [managedCourse, coursesOfGroup] });
  const [order, setOrder] = useState(courseOfferings);

  async function save(): Promise<void> {
    if (!(await mutate(orderCourses, { groupId, courseOfferingIds: order.map(({ _id }) => _id) }))) return;
    showToast('success', text('orderSaved'));
    onClose();
  }

  return (
    <>
      <ol className={styles['order']}>
        {order.map(({ _id, course }, at) => (
          <li key={_id}>
            <span>
              {course?.code} {course?.name}
            </span>
            <IconButton
              icon="chevronUp"
              size="small"
              label={text('moveUp', { name: course?.name ?? '' })}
              disabled={at === 0}
              onClick={() => setOrder(moved(order, at, at - 1))}
            />
            <IconButton
              icon="chevronDown"
              size="small"
              label={text('moveDown', { name: course?.name ?? '' })}
              disabled={at === order.length - 1}
              onClick={() => setOrder(moved(order, at, at + 1))}
            />
          </li>
        ))}
      </ol>
      <Button tone="primary" isProcessing={isBusy} onClick={() => void save()}>
        {text('save')}
      </Button>
    </>
  );
}
