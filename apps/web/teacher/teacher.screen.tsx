import { CoursesOfTeacherCard } from '#slices/courses/web/api.ts';
import { TeacherPage } from '#slices/teachers/web/api.ts';

/** One teacher for those who look after the campus, with what every slice has to say there. */
export const TeacherScreen = () => (
  <TeacherPage renderCards={({ _id }) => <CoursesOfTeacherCard teacherId={_id} />} />
);
