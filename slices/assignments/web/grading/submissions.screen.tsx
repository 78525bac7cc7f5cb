import { useState } from 'react';
import { useCollegeQuery } from '#kit/client/apollo/use-college-query.ts';
import { call } from '#kit/client/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { ExportButton } from '#kit/ui/table/export-button.tsx';
import { FilterBar } from '#kit/ui/table/filter-bar.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { submissionsZipAddress } from '../../rules/downloads.ts';
import styles from './grading.module.css';
import { SUBMISSION_FILTERS, submissionsQuestion, useSubmissionFilters } from './submission-filters.ts';
import { SubmissionDrawer } from './submission-drawer.tsx';
import { assignmentSubmissions, submissionsForFile } from './submissions.graphql.generated.ts';
import { useSubmissionsTable } from './use-submissions-table.tsx';

/** What students hand in across groups: what waits to be graded first, graded one after the other. */
export function SubmissionsScreen() {
  const text = useText();
  const list = useList(SUBMISSION_FILTERS);
  const [opened, setOpened] = useState<string | null>(null);
  const table = useSubmissionsTable(({ _id }) => setOpened(_id));
  const question = submissionsQuestion(list);
  const answer = useCollegeQuery(
    assignmentSubmissions,
    { ...question, after: list.question.after },
    'network-only',
  );
  const page = answer.data?.assignmentSubmissions;
  const { assignmentId, groupId } = question.filter;
  return (
    <Page>
      <PageHeading
        title={<Text id="menuAssignmentSubmissions" />}
        subtitle={<Text id="submissionsLead" />}
        actions={
          assignmentId && groupId ? (
            <a className={styles['zip']} href={submissionsZipAddress(assignmentId, groupId)} download>
              <Icon name="download" />
              <Text id="downloadAll" />
            </a>
          ) : (
            <p className={styles['quiet']}>
              <Text id="downloadAllHelp" />
            </p>
          )
        }
      />
      <FilterBar list={list} searchLabel={text('searchSubmissions')} filters={useSubmissionFilters()}>
        <ExportButton
          fileName="assignment-submissions"
          columns={table.columns}
          open={(signal) => openExport('assignment-submissions', question.filter, signal)}
          pageAfter={async (after, signal) =>
            (await call(submissionsForFile, { ...question, after }, { signal })).assignmentSubmissions
          }
        />
      </FilterBar>
      <DataTable table={table} list={list} answer={{ ...answer, data: page }} />
      <SubmissionDrawer
        rows={page?.rows ?? []}
        opened={opened}
        onOpen={setOpened}
        onChanged={() => answer.again?.()}
      />
    </Page>
  );
}
