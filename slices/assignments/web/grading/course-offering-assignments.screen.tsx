import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { offeringLine } from '#slices/courses/rules/course-offering.ts';
import { DownloadAll } from './download-all.tsx';
import { submissionsParams, useFiltersOfOneGroup } from './submission-filters.ts';
import {
  courseOfferingAssignments,
  courseOfferingSubmissions,
  courseOfferingSubmissionsForFile,
  type CourseOfferingAssignmentsQuery,
} from './submissions.graphql.generated.ts';
import { SubmissionsTable } from './submissions-table.tsx';

const NOTHING = { rows: [], nextCursor: null };

/** What a group hands in for a course: for the person who teaches the course and for the office of the campus. */
export function CourseOfferingAssignmentsScreen() {
  const { courseOfferingId = '' } = useParams();
  const list = useList(['assignmentId', 'state']);
  const params = submissionsParams(list);
  const asking = { courseOfferingId, ...params };
  // Of its own, so that the heading stays where it is while another page or state is fetched.
  const courseOffering = useQuery(courseOfferingAssignments, { courseOfferingId });
  const answer = useQuery(courseOfferingSubmissions, { ...asking, after: list.params.after });
  const taught = courseOffering.data?.courseOfferingAssignments;
  const choices = taught?.choices ?? [];
  const filters = useFiltersOfOneGroup(choices);
  if (courseOffering.data && !taught)
    return (
      <Page>
        <EmptyState icon="users" title={<Text id="teachingNotThere" />} />
      </Page>
    );
  return (
    <Page>
      {taught && <Heading taught={taught} assignmentId={params.filter.assignmentId} />}
      <SubmissionsTable
        list={list}
        filters={filters}
        answer={{ ...answer, data: answer.data?.courseOfferingAssignments?.submissions }}
        pageAfter={async (after, signal) =>
          (await call(courseOfferingSubmissionsForFile, { ...asking, after }, { signal }))
            .courseOfferingAssignments?.submissions ?? NOTHING
        }
        courseOfferingId={courseOfferingId}
        {...(taught && choices.length === 0 && { empty: <NoAssignments /> })}
      />
    </Page>
  );
}

const NoAssignments = () => <EmptyState icon="note" title={<Text id="noAssignments" />} />;

interface HeadingProps {
  taught: NonNullable<CourseOfferingAssignmentsQuery['courseOfferingAssignments']>;
  assignmentId: string | null;
}

function Heading({ taught: { courseOffering, choices }, assignmentId }: HeadingProps) {
  const text = useText();
  const { _id, course, groupId, groupName } = courseOffering;
  const title = course?.name ?? groupName;
  useOpenedRecord(text('menuAssignmentSubmissions'), { name: title, address: `/teaching/${_id}` });
  // Where there is only one assignment nobody needs to choose it.
  const packed =
    choices.find((one) => one.assignmentId === assignmentId) ?? (choices.length === 1 ? choices[0] : null);
  return (
    <PageHeading
      title={title}
      subtitle={offeringLine(courseOffering)}
      actions={packed && <DownloadAll {...packed} groupId={groupId} />}
    />
  );
}
