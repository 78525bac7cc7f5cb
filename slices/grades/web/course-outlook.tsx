import { writtenPercent } from '#kit/percent/percent.ts';
import { useIntl } from 'react-intl';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { isMissing, PASS_MARK } from '../rules/course-grade.ts';
import type { OwnCourseFragment } from './own-grades.graphql.generated.ts';

/**
 * What is missing in a course that still goes on, and what it takes to pass; nothing of the latter while all that is left
 * is being marked, as nobody can do anything about it.
 */
export function CourseOutlook({ course: { parts, projection, state } }: { course: OwnCourseFragment }) {
  const { formatNumber, formatList } = useIntl();
  const missing = parts.filter(isMissing);
  const titles = formatList(missing.map(({ title }) => title));
  return (
    <>
      {missing.length > 0 && state !== 'PASSED' && (
        <Note tone="warning">
          <Text id="whatIsMissing" values={{ titles }} />
        </Note>
      )}
      {projection?.kind === 'SECURED' && (
        <Note tone="success">
          <Text id="gradeIsSecured" />
        </Note>
      )}
      {projection?.kind === 'OUT_OF_REACH' && (
        <Note tone="warning">
          <Text id="gradeOutOfReach" values={{ mark: formatNumber(writtenPercent(PASS_MARK)) }} />
        </Note>
      )}
      {projection?.kind === 'NEEDED' &&
        parts.some((part) => part.state !== 'WAITS' && isOf(projection, part)) && (
          <Note>
            <Needed
              grade={formatNumber(projection.grade ?? 0)}
              titles={parts.flatMap((part) => (isOf(projection, part) ? [part.title] : []))}
            />
          </Note>
        )}
    </>
  );
}

const isOf = (projection: { partIds: readonly string[] }, { partId }: { partId: string }): boolean =>
  projection.partIds.includes(partId);

const Needed = ({ grade, titles }: { grade: string; titles: readonly string[] }) =>
  titles.length === 1 ? (
    <Text id="neededOnOne" values={{ grade, title: titles[0] ?? '' }} />
  ) : (
    <Text id="neededOnEach" values={{ grade, count: titles.length }} />
  );
