import { useState } from 'react';
import { holding } from '#kit/ui/combobox/suggestion.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { GroupCourses } from './group-courses.tsx';
import styles from './student-courses.module.css';
import type { ShownCoursesFragment } from './student-courses.graphql.generated.ts';

interface ShownCoursesProps {
  shown: ShownCoursesFragment;
  locale: string;
  addressOf: (courseId: string) => string;
}

/** More than these, and somebody would rather type than look. */
const SEARCHED_FROM = 9;

/** Groups and their courses as students see them; searched where there are many. */
export function ShownCourses({ shown: { groups, taken }, locale, addressOf }: ShownCoursesProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  if (groups.length === 0) return <EmptyState icon="users" title={<Text id="noGroupsFound" />} />;
  const fits = holding(search);
  const found = taken.filter(({ course }) =>
    fits(`${course.code} ${course.name} ${course.teacher?.name ?? ''}`),
  );
  const isSearched = search.trim() !== '';
  const shownGroups = groups.filter(({ _id }) => !isSearched || found.some(({ groupId }) => groupId === _id));
  return (
    <>
      {taken.length >= SEARCHED_FROM && (
        <div className={styles['search']}>
          <TextField
            name="search"
            type="search"
            label={text('searchOwnCourses')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </div>
      )}
      {shownGroups.length === 0 && <EmptyState icon="search" title={<Text id="noCourseMatches" />} />}
      <div className={styles['groups']}>
        {shownGroups.map((group) => (
          <GroupCourses
            key={group._id}
            group={group}
            courses={found.filter(({ groupId }) => groupId === group._id).map(({ course }) => course)}
            locale={locale}
            addressOf={addressOf}
          />
        ))}
      </div>
    </>
  );
}
