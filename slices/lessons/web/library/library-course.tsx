import { useAppState } from '#kit/client/storage/app-state.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { CourseHead } from '../course-head.tsx';
import { CourseMaterials } from '../course-materials.tsx';
import { LessonList } from '../lesson-list.tsx';
import lesson from '../lesson.module.css';
import type { ReadCourse } from '../read-course.ts';
import { useShelf } from '../shelf.ts';
import { studentCourse, type StudentCourseQuery } from '../student-course.graphql.generated.ts';
import { useWayToCourse } from '../use-way-to-course.ts';

/** A course of a library: what it is about, its lessons, and what can be taken along. Nothing is asked of its reader. */
export function LibraryCourse({ courseId }: { courseId: string }) {
  const { readLocale } = useAppState();
  const answer = useQuery(studentCourse, { courseId, locale: readLocale });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="block" count={3} />} empty={<Unknown />}>
      {({ course, courseLessons }) =>
        course ? <Course course={course} lessons={courseLessons ?? []} /> : <Unknown />
      }
    </DataView>
  );
}

interface CourseProps {
  course: ReadCourse;
  lessons: NonNullable<StudentCourseQuery['courseLessons']>;
}

function Course({ course, lessons }: CourseProps) {
  useWayToCourse(course);
  return (
    <>
      <CourseHead course={course} actions={course.isTaken && <OwnCourseLink courseId={course._id} />} />
      <div className={lesson['columns']}>
        <div className={lesson['column']}>
          <LessonList course={course} lessons={lessons} />
        </div>
        <div className={lesson['column']}>
          <CourseMaterials course={course} />
        </div>
      </div>
    </>
  );
}

/** Who studies it now finds its exams and assignments there. */
const OwnCourseLink = ({ courseId }: { courseId: string }) => (
  <LinkButton to={`/student/courses/${courseId}`}>
    <Text id="openAsStudent" />
  </LinkButton>
);

function Unknown() {
  const { address } = useShelf();
  return (
    <>
      <PageHeading title={<Text id="courseNotThere" />} />
      <Link to={address}>
        <Text id="backToLibrary" />
      </Link>
    </>
  );
}
