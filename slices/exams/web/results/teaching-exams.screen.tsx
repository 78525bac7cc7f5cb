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
import { teachingLine } from '#slices/courses/rules/teaching.ts';
import { ResultsTable } from './results-table.tsx';
import {
  teachingExams,
  teachingExamsForFile,
  teachingResults,
  type TeachingExamsQuery,
} from './results.graphql.generated.ts';
import { useResultsParams } from './use-results-params.ts';
import { useLive } from './use-live.ts';

const NOTHING = { rows: [], nextCursor: null };

/** How the exams of a course went in a group: for whoever teaches it and for those who look after the group. */
export function TeachingExamsScreen() {
  const { teachingId = '' } = useParams();
  const asked = useResultsParams();
  const { list, question } = asked;
  const asking = { teachingId, ...question };
  // Of its own, so that the heading stays where it is while another page or state is fetched.
  const teaching = useQuery(teachingExams, { teachingId });
  const answer = useQuery(teachingResults, { ...asking, after: list.question.after });
  const taught = teaching.data?.teachingExams;
  const results = answer.data?.teachingExams?.results;
  useLive({ state: question.filter.state, rows: results?.rows }, answer.refetch);
  if (teaching.data && !taught)
    return (
      <Page>
        <EmptyState icon="users" title={<Text id="teachingNotThere" />} />
      </Page>
    );
  return (
    <Page>
      {taught && <Heading taught={taught} />}
      <ResultsTable
        asked={asked}
        answer={{ ...answer, data: results }}
        pageAfter={async (after, signal) =>
          (await call(teachingExamsForFile, { ...asking, after }, { signal })).teachingExams?.results ??
          NOTHING
        }
      />
    </Page>
  );
}

function Heading({ taught }: { taught: NonNullable<TeachingExamsQuery['teachingExams']> }) {
  const text = useText();
  const { _id, course, groupName } = taught.teaching;
  const title = course?.name ?? groupName;
  useOpenedRecord(text('menuExamResults'), { name: title, address: `/teaching/${_id}` });
  return (
    <PageHeading
      title={title}
      subtitle={teachingLine(taught.teaching)}
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
