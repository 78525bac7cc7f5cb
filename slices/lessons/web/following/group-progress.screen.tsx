import { useIntl } from 'react-intl';
import { type Params, useParams } from 'react-router';
import { type Day, universalMidnight } from '#kit/calendar/day.ts';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { RollRunsNow } from '#slices/courses/web/api.ts';
import { offeringLine } from '#slices/courses/rules/course-offering.ts';
import styles from './following.module.css';
import { groupProgress } from './group-progress.graphql.generated.ts';
import { type GroupProgress, StudentsTable } from './students-table.tsx';

export const prefetch = ({ courseOfferingId = '' }: Params): void =>
  prefetchQuery(groupProgress, { courseOfferingId });

/** How the students of a group get on with a course: for its teacher and for those who look after the group. */
export function GroupProgressScreen() {
  const { courseOfferingId = '' } = useParams();
  const answer = useQuery(groupProgress, { courseOfferingId });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="rows" count={8} />} empty={<Unknown />}>
        {({ groupProgress: progress }) => (progress ? <Progress progress={progress} /> : <Unknown />)}
      </DataView>
    </Page>
  );
}

function Progress({ progress: { courseOffering, lessons, students } }: { progress: GroupProgress }) {
  const text = useText();
  const { _id, course, groupName, mayGradeAssignments, rollsToTake } = courseOffering;
  const title = course?.name ?? groupName;
  useOpenedRecord(title, { name: text('menuCourses'), address: '/student/courses' });
  return (
    <>
      <PageHeading
        title={title}
        subtitle={offeringLine(courseOffering)}
        actions={
          <>
            <RollRunsNow rolls={rollsToTake} about={title} />
            {course && (
              <LinkButton to={`/student/courses/${course._id}`}>
                <Icon name="book" />
                <Text id="toTheCourse" />
              </LinkButton>
            )}
            {mayGradeAssignments && (
              <LinkButton to={`/teaching/${_id}/assignments`}>
                <Icon name="upload" />
                <Text id="menuAssignmentSubmissions" />
              </LinkButton>
            )}
            <LinkButton to={`/teaching/${_id}/exams`}>
              <Icon name="award" />
              <Text id="menuExamResults" />
            </LinkButton>
            <LinkButton to={`/teaching/${_id}/grades`}>
              <Icon name="sum" />
              <Text id="menuGrades" />
            </LinkButton>
          </>
        }
      />
      {students.length > 0 && <PaceNote {...courseOffering} />}
      <StudentsTable students={students} lessons={lessons} />
    </>
  );
}

const Unknown = () => <EmptyState icon="users" title={<Text id="teachingNotThere" />} />;

interface PaceNoteProps {
  firstDay: Day;
  lastDay?: Day | null;
}

function PaceNote({ firstDay, lastDay }: PaceNoteProps) {
  const { formatDate } = useIntl();
  // A day of the group's campus, so that no zone may move it.
  const words = (day: Day) => formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <p className={styles['note']}>
      {lastDay ? (
        <Text id="paceByDays" values={{ first: words(firstDay), last: words(lastDay) }} />
      ) : (
        <Text id="paceByGroup" />
      )}
    </p>
  );
}
