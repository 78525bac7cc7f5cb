import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#kit/ui/text/use-text.ts';
import type { OneTeacherFragment } from './teachers.graphql.generated.ts';
import styles from './teachers.module.css';

/** What is said about a teacher; what is not said is left out. */
export function useFactsAboutTeacher(teacher: OneTeacherFragment): { term: string; value: ReactNode }[] {
  const text = useText();
  const { regionName, personId, personName, groups } = teacher;
  return [
    { term: text('teacherCampus'), value: regionName },
    {
      term: text('teacherAccount'),
      value: personId && personName && <Link to={`/users/${personId}`}>{personName}</Link>,
    },
    {
      term: text('teacherGroups'),
      value: groups.length > 0 && (
        <span className={styles['groups']}>
          {groups.map(({ _id, name }) => (
            <span key={_id}>{name}</span>
          ))}
        </span>
      ),
    },
  ].filter(({ value }) => Boolean(value));
}
