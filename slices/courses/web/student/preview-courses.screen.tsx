import { useState, type ReactNode } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { Suggestion, SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ShownCourses } from './shown-courses.tsx';
import styles from './student-courses.module.css';
import { groupsToPreview, groupToPreview, previewedCourses } from './student-courses.graphql.generated.ts';

/** What the students of a group see; the address says which group. Nothing is recorded. */
export function PreviewCoursesScreen() {
  const text = useText();
  const list = useList(['group']);
  const groupId = list.params.filters['group'] ?? null;
  const [first] = useState(groupId);
  return (
    <Page>
      <PageHeading title={<Text id="menuPreviewCourses" />} subtitle={<Text id="previewLead" />} />
      <div className={styles['search']}>
        <NamedGroup groupId={first}>
          {(named) => (
            <Combobox
              name="group"
              label={text('previewGroup')}
              source={findGroups}
              defaultChosen={named}
              onChoose={(chosen) => list.ask({ filters: chosen ? { group: chosen.value } : {} })}
            />
          )}
        </NamedGroup>
      </div>
      {groupId ? <Previewed groupId={groupId} /> : <SelectAGroup />}
    </Page>
  );
}

interface NamedGroupProps {
  groupId: string | null;
  children: (named: Suggestion | null) => ReactNode;
}

/** The group that the address named when the page was opened, so that the field names it too. */
function NamedGroup({ groupId, children }: NamedGroupProps) {
  return groupId === null ? children(null) : <AskedGroup groupId={groupId}>{children}</AskedGroup>;
}

function AskedGroup({ groupId, children }: NamedGroupProps & { groupId: string }) {
  const answer = useQuery(groupToPreview, { groupId });
  if (!answer.data && !answer.problem) return <Skeleton shape="fields" count={1} />;
  const group = answer.data?.group;
  return children(group ? suggestionOf(group) : null);
}

const SelectAGroup = () => <EmptyState icon="users" title={<Text id="selectAGroup" />} />;

function Previewed({ groupId }: { groupId: string }) {
  const locale = useAppState().readLocale;
  const answer = useQuery(previewedCourses, { groupId, locale });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="fields" count={6} />} empty={<SelectAGroup />}>
      {({ previewedCourses: shown }) =>
        shown && (
          <ShownCourses
            shown={shown}
            locale={locale}
            addressOf={(courseId) => `/student/courses/${courseId}`}
          />
        )
      }
    </DataView>
  );
}

const findGroups: SuggestionSource = async (search, signal) => {
  const { groups } = await call(groupsToPreview, { search }, { signal });
  return groups.rows.map(suggestionOf);
};

const suggestionOf = ({
  _id,
  name,
  regionName,
}: {
  _id: string;
  name: string;
  regionName: string;
}): Suggestion => ({
  value: _id,
  label: `${name} · ${regionName}`,
});
