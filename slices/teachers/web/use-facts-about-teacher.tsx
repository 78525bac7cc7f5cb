import type { ReactNode } from 'react';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { can } from '../rules/permissions.ts';
import type { OneTeacherFragment } from './teachers.graphql.generated.ts';
import styles from './teachers.module.css';

/** What is said about a teacher; what is not said is left out. */
export function useFactsAboutTeacher(teacher: OneTeacherFragment): { term: string; value: ReactNode }[] {
  const text = useText();
  const mayOpenGroups = can.openGroups(useSignedInUser().roles ?? []);
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
          {groups.map(({ _id, name }) =>
            mayOpenGroups ? (
              <Link key={_id} to={`/groups/${_id}`}>
                {name}
              </Link>
            ) : (
              <span key={_id}>{name}</span>
            ),
          )}
        </span>
      ),
    },
  ].filter(({ value }) => Boolean(value));
}
