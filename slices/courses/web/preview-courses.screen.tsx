import { call } from '#kit/client/call.ts';
import { useAppState } from '#kit/client/app-state.ts';
import { useCall } from '#kit/client/use-call.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
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
import { groupsToPreview, previewedCourses } from './student-courses.graphql.generated.ts';

/** What the students of a group see; the address says which group. Nothing is recorded. */
export function PreviewCoursesScreen() {
  const text = useText();
  const list = useList(['group']);
  const groupId = list.question.filters['group'] ?? null;
  return (
    <Page>
      <PageHeading title={<Text id="menuPreviewCourses" />} subtitle={<Text id="previewLead" />} />
      <div className={styles['search']}>
        <Combobox
          name="group"
          label={text('previewGroup')}
          source={findGroups}
          onChoose={(chosen) => list.ask({ filters: chosen ? { group: chosen.value } : {} })}
        />
      </div>
      {groupId ? <Previewed groupId={groupId} /> : <SelectAGroup />}
    </Page>
  );
}

const SelectAGroup = () => <EmptyState icon="users" title={<Text id="selectAGroup" />} />;

function Previewed({ groupId }: { groupId: string }) {
  const locale = useAppState().readLocale;
  const answer = useCall(previewedCourses, { groupId, locale });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="fields" count={6} />} empty={<SelectAGroup />}>
      {({ previewedCourses: shown }) =>
        shown && (
          <ShownCourses
            shown={shown}
            locale={locale}
            addressOf={(courseId) => `/student/courses/${courseId}?preview=true`}
          />
        )
      }
    </DataView>
  );
}

const findGroups: SuggestionSource = async (search, signal) => {
  const { groups } = await call(groupsToPreview, { search }, { signal });
  return groups.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};
