import type { StudentCourseSlot } from '#slices/lessons/web/api.ts';
import { AskTeacher } from './ask-teacher.tsx';

export const slots: readonly StudentCourseSlot[] = [
  {
    id: 'ask',
    as: 'button',
    isShown: ({ isTaken, teacher }, { impersonatingUser }) =>
      isTaken && teacher !== null && impersonatingUser === null,
    render: ({ _id }) => <AskTeacher courseId={_id} />,
  },
];
