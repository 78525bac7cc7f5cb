import type { ReactNode } from 'react';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AboutCourse } from './about-course.tsx';
import { CourseActions } from './course-actions.tsx';
import { managedCourse } from './course.graphql.generated.ts';
import styles from '../courses.module.css';
import type { Managed } from './managed.ts';
import { SharedNote } from '../shared-course.tsx';
import { CourseOfferingsPanel } from '../offerings/course-offerings-panel.tsx';
import { StateChips } from './use-courses-table.tsx';

/** What a slice further up adds to the page of a course: its lessons, how students get on. */
export interface CourseTab {
  id: string;
  label: string;
  render: (course: Managed['course'] & Pick<Managed, 'usedElsewhere'>) => ReactNode;
}

interface CoursePanelProps {
  courseId: string;
  /** Stand between what is said about the course and the groups it is taught to. */
  moreTabs?: readonly CourseTab[];
}

/** A course with everything that is written about it and everybody it is taught to. */
export function CoursePanel({ courseId, moreTabs = [] }: CoursePanelProps) {
  const answer = useQuery(managedCourse, { courseId }, { fresh: true });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<Unknown />}>
      {({ managedCourse: managed }) => managed && <Course managed={managed} moreTabs={moreTabs} />}
    </DataView>
  );
}

const Unknown = () => (
  <>
    <PageHeading title={<Text id="courseNotFound" />} />
    <Link to="/courses">
      <Text id="menuCourseManager" />
    </Link>
  </>
);

interface CourseProps {
  managed: Managed;
  moreTabs: readonly CourseTab[];
}

function Course({ managed, moreTabs }: CourseProps) {
  const text = useText();
  const { course, courseOfferings, usedElsewhere } = managed;
  useOpenedRecord(course.name);
  const tabs: readonly Tab<string>[] = [
    { id: 'about', label: text('aboutCourse') },
    ...moreTabs.map(({ id, label }) => ({ id, label })),
    { id: 'groups', label: text('courseGroups') },
  ];
  const current = useTab(tabs) ?? 'about';
  return (
    <>
      <PageHeading
        title={
          <span className={styles['title']}>
            {course.name}
            <StateChips {...course} />
          </span>
        }
        subtitle={course.code}
        actions={<CourseActions managed={managed} />}
      />
      <SharedNote campuses={usedElsewhere} />
      <Tabs label={course.name} tabs={tabs} current={current} />
      <div className={styles['side']}>
        {current === 'about' && <AboutCourse managed={managed} />}
        {current === 'groups' && <CourseOfferingsPanel course={course} courseOfferings={courseOfferings} />}
        {moreTabs.find(({ id }) => id === current)?.render({ ...course, usedElsewhere })}
      </div>
    </>
  );
}
