import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { offeringLine } from '#slices/courses/rules/course-offering.ts';
import { ResultsTable } from './results-table.tsx';
import {
  courseOfferingExams,
  courseOfferingExamsForFile,
  courseOfferingResults,
  type CourseOfferingExamsQuery,
} from './results.graphql.generated.ts';
import { useResultsParams } from './use-results-params.ts';
import { useLive } from './use-live.ts';

const NOTHING = { rows: [], nextCursor: null };

/** For the teacher of the course and those who look after the group. */
export function CourseOfferingExamsScreen() {
  const { courseOfferingId = '' } = useParams();
  const params = useResultsParams();
  const { list, query } = params;
  const asking = { courseOfferingId, ...query };
  // Of its own, so that the heading stays where it is while another page or state is fetched.
  const courseOffering = useQuery(courseOfferingExams, { courseOfferingId });
  const answer = useQuery(courseOfferingResults, { ...asking, after: list.params.after });
  const taught = courseOffering.data?.courseOfferingExams;
  const results = answer.data?.courseOfferingExams?.results;
  useLive({ state: query.filter.state, rows: results?.rows }, answer.refetch);
  if (courseOffering.data && !taught)
    return (
      <Page>
        <EmptyState icon="users" title={<Text id="teachingNotThere" />} />
      </Page>
    );
  return (
    <Page>
      {taught && <Heading taught={taught} />}
      <ResultsTable
        params={params}
        answer={{ ...answer, data: results }}
        pageAfter={async (after, signal) =>
          (await call(courseOfferingExamsForFile, { ...asking, after }, { signal })).courseOfferingExams
            ?.results ?? NOTHING
        }
      />
    </Page>
  );
}

function Heading({ taught }: { taught: NonNullable<CourseOfferingExamsQuery['courseOfferingExams']> }) {
  const text = useText();
  const { _id, course, groupName } = taught.courseOffering;
  const title = course?.name ?? groupName;
  useOpenedRecord(text('menuExamResults'), { name: title, address: `/teaching/${_id}` });
  return (
    <PageHeading
      title={title}
      subtitle={offeringLine(taught.courseOffering)}
      actions={
        taught.mayMark && (
          <LinkButton to={`/teaching/${_id}/exams/marking`} tone="primary">
            <Icon name="edit" />
            <Text id="markAnswers" />
          </LinkButton>
        )
      }
    />
  );
}
