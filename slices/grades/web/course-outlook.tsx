import { useIntl } from 'react-intl';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { PASS_MARK } from '../rules/course-grade.ts';
import type { OwnCourseFragment } from './own-grades.graphql.generated.ts';

/** What is missing in a course that still goes on, and what it takes to pass. */
export function CourseOutlook({ course: { parts, projection, state } }: { course: OwnCourseFragment }) {
  const { formatNumber, formatList } = useIntl();
  const missing = parts.filter(
    ({ state: standing, isEntered, complete }) =>
      complete === false || (standing === 'MISSED' && !isEntered && complete === null),
  );
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
          <Text id="gradeOutOfReach" values={{ mark: formatNumber(PASS_MARK / 100) }} />
        </Note>
      )}
      {projection?.kind === 'NEEDED' && (
        <Note>
          <Needed
            grade={formatNumber(projection.grade ?? 0)}
            titles={parts.flatMap(({ partId, title }) =>
              projection.partIds.includes(partId) ? [title] : [],
            )}
          />
        </Note>
      )}
    </>
  );
}

const Needed = ({ grade, titles }: { grade: string; titles: readonly string[] }) =>
  titles.length === 1 ? (
    <Text id="neededOnOne" values={{ grade, title: titles[0] ?? '' }} />
  ) : (
    <Text id="neededOnEach" values={{ grade, count: titles.length }} />
  );
