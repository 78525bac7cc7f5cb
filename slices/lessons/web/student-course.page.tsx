import { useParams } from 'react-router';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { CourseHead } from './course-head.tsx';
import { CourseMaterials } from './course-materials.tsx';
import { CourseProgressCard } from './course-progress-card.tsx';
import { EditLessonsLink } from './edit-lessons-link.tsx';
import { LessonList } from './lesson-list.tsx';
import lesson from './lesson.module.css';
import type { ReadCourse } from './read-course.ts';
import { studentCourse, type StudentCourseQuery } from './student-course.graphql.generated.ts';
import { useCourseOpened } from './use-course-opened.ts';
import { useWayToCourse } from './use-way-to-course.ts';

/** A course as the parts that other slices add to its page are told of it. */
export type CourseOnPage = Pick<
  ReadCourse,
  '_id' | 'name' | 'isTaken' | 'wasTaken' | 'endsOn' | 'progress' | 'teacher'
>;
export type StudentCourseSlot = PageSlot<CourseOnPage>;

/** A course as its student sees it: what it is about, its lessons, how far they are, and what they may take along. */
export function StudentCoursePage({ slots }: SlotsProps<StudentCourseSlot>) {
  const { courseId = '' } = useParams();
  const { readLocale } = useAppState();
  const answer = useQuery(studentCourse, { courseId, locale: readLocale });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="block" count={3} />} empty={<Unknown />}>
        {({ course, courseLessons }) =>
          course ? <Course course={course} lessons={courseLessons ?? []} slots={slots} /> : <Unknown />
        }
      </DataView>
    </Page>
  );
}

interface CourseProps extends SlotsProps<StudentCourseSlot> {
  course: ReadCourse;
  lessons: NonNullable<StudentCourseQuery['courseLessons']>;
}

function Course({ course, lessons, slots }: CourseProps) {
  const { impersonatingUser } = useSignedInUser();
  const { buttons, cards, asides, notes } = usePageSlots(slots, course);
  useWayToCourse(course);
  useCourseOpened(course._id, course.isTaken && impersonatingUser === null);
  return (
    <>
      <CourseHead course={course} actions={buttons} />
      <div className={lesson['columns']}>
        <div className={lesson['column']}>
          <LessonList course={course} lessons={lessons} />
          {cards}
        </div>
        <div className={lesson['column']}>
          {course.wasTaken && (
            <Note>
              <Text id="courseKept" />
            </Note>
          )}
          {course.isTaken || course.wasTaken ? (
            <CourseProgressCard course={course} notes={notes} />
          ) : (
            <Note>
              <Text id="previewOnly" /> <EditLessonsLink courseId={course._id} />
            </Note>
          )}
          {asides}
          <CourseMaterials course={course} />
        </div>
      </div>
    </>
  );
}

const Unknown = () => (
  <>
    <PageHeading title={<Text id="courseNotThere" />} />
    <Link to="/student/courses">
      <Text id="toYourCourses" />
    </Link>
  </>
);
