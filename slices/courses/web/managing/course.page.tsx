import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { languageName } from '#kit/messages/locales.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { type Tab, Tabs, useTab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import styles from '../courses.module.css';
import { KIND_TEXTS, StateChips } from '../course-texts.tsx';
import { CourseOfferingsPanel } from '../offerings/course-offerings-panel.tsx';
import { SharedNote } from '../shared-course.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseFilesCard } from './course-files-card.tsx';
import { CourseTextsCard } from './course-texts-card.tsx';
import { managedCourse } from './course.graphql.generated.ts';
import type { Managed } from './managed.ts';

export type CourseSlot = PageSlot<Managed['course'] & Pick<Managed, 'usedElsewhere'>>;

export function CoursePage({ slots }: SlotsProps<CourseSlot>) {
  const { courseId = '' } = useParams();
  const answer = useQuery(managedCourse, { courseId }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<Unknown />}>
        {({ managedCourse: managed }) => managed && <Course managed={managed} slots={slots} />}
      </DataView>
    </Page>
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

interface CourseProps extends SlotsProps<CourseSlot> {
  managed: Managed;
}

function Course({ managed, slots }: CourseProps) {
  const text = useText();
  const { course, courseOfferings, usedElsewhere } = managed;
  useOpenedRecord(course.name);
  const added = usePageSlots(slots, { ...course, usedElsewhere });
  const tabs: readonly Tab<string>[] = [
    { id: 'about', label: text('aboutCourse') },
    ...added.tabs,
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
        actions={[...added.buttons, <CourseActions key="own" managed={managed} />]}
      />
      <SharedNote campuses={usedElsewhere} />
      <Tabs label={course.name} tabs={tabs} current={current} />
      <div className={styles['side']}>
        {current === 'about' && <AboutCourse managed={managed} />}
        {current === 'groups' && <CourseOfferingsPanel course={course} courseOfferings={courseOfferings} />}
        {added.tabs.find(({ id }) => id === current)?.content}
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
