import type { ReactNode } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { languageName } from '#kit/messages/locales.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { type Tab, Tabs, useTab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../courses.module.css';
import { KIND_TEXTS, StateChips } from '../course-texts.tsx';
import { CourseOfferingsPanel } from '../offerings/course-offerings-panel.tsx';
import { SharedNote } from '../shared-course.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseFilesCard } from './course-files-card.tsx';
import { CourseTextsCard } from './course-texts-card.tsx';
import { type ManagedCourseQuery, managedCourse } from './course.graphql.generated.ts';

/** A course with everything that is written about it and everybody it is taught to. */
export type Managed = NonNullable<ManagedCourseQuery['managedCourse']>;

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

/** What is said about a course: the same in every language, in each language, and the files. */
function AboutCourse({ managed }: { managed: Managed }) {
  const text = useText();
  const { kind, credits, teacher, category, ownLocale } = managed.course;
  const facts = [
    { term: text('courseTeacher'), value: teacher?.name },
    { term: text('courseCategory'), value: category?.name },
    { term: text('courseKind'), value: text(KIND_TEXTS[kind]) },
    { term: text('courseCredits'), value: credits },
    { term: text('ownLanguage'), value: languageName(ownLocale) },
  ].filter(({ value }) => value !== undefined);
  return (
    <div className={styles['cards']}>
      <Card title={<Text id="aboutCourse" />}>
        <FactList facts={facts} />
      </Card>
      <CourseTextsCard managed={managed} />
      <CourseFilesCard managed={managed} />
    </div>
  );
}
