import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { DownloadAll } from './download-all.tsx';
import styles from './grading.module.css';
import {
  SUBMISSION_FILTERS,
  submissionsParams,
  useHandedIn,
  useSubmissionFilters,
} from './submission-filters.ts';
import { assignmentSubmissions, submissionsForFile } from './submissions.graphql.generated.ts';
import { SubmissionsTable } from './submissions-table.tsx';

/** What students hand in across groups: what waits to be graded first, graded one after the other. */
export function SubmissionsScreen() {
  const list = useList(SUBMISSION_FILTERS);
  const params = submissionsParams(list);
  const answer = useQuery(assignmentSubmissions, { ...params, after: list.params.after });
  const { assignmentId, groupId } = params.filter;
  const handedIn = useHandedIn(assignmentId, groupId);
  return (
    <Page>
      <PageHeading
        title={<Text id="menuAssignmentSubmissions" />}
        subtitle={<Text id="submissionsLead" />}
        actions={
          assignmentId && groupId ? (
            <DownloadAll assignmentId={assignmentId} groupId={groupId} handedIn={handedIn} />
          ) : (
            <p className={styles['quiet']}>
              <Text id="downloadAllHelp" />
            </p>
          )
        }
      />
      <SubmissionsTable
        list={list}
        filters={useSubmissionFilters()}
        answer={{ ...answer, data: answer.data?.assignmentSubmissions }}
        pageAfter={async (after, signal) =>
          (await call(submissionsForFile, { ...params, after }, { signal })).assignmentSubmissions
        }
      />
    </Page>
  );
}
