import { useIntl } from 'react-intl';
import { Button } from '#kit/ui/button/button.tsx';
import { Decided, Who } from '#kit/ui/decisions/shown-decision.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Column, Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useGroupText } from '#slices/people/web/api.ts';
import type { ListedAmendmentFragment } from './amendments.graphql.generated.ts';

type Row = ListedAmendmentFragment;

/** The amendments of one status; the one that is open beside the list is marked in it. */
export function useAmendmentsTable(
  isPending: boolean,
  opened: string | null,
  onOpen: (amendment: Row) => void,
): Table<Row> {
  const text = useText();
  const groupText = useGroupText();
  const { formatNumber } = useIntl();
  const decided: Column<Row> = {
    id: 'decided',
    header: text('amendmentDecided'),
    cell: ({ decidedAt, decidedByName }) => <Decided at={decidedAt} by={decidedByName} />,
  };
  const decide: Column<Row> = {
    id: 'decide',
    header: text('decideAmendment'),
    align: 'end',
    cell: (amendment) => (
      <Button
        aria-label={text('decideAmendmentOf', { name: amendment.studentName, course: amendment.courseName })}
        onClick={() => onOpen(amendment)}
      >
        <Text id="decideAmendment" />
      </Button>
    ),
  };
  return {
    label: text('gradeAmendments'),
    counted: 'amendmentsCounted',
    nameOf: ({ studentName, courseName }) => `${studentName}: ${courseName}`,
    columns: [
      {
        id: 'student',
        header: text('bookStudent'),
        cell: (amendment) => (
          <Who
            name={amendment.studentName}
            about={groupText(amendment.groupName, amendment.regionName)}
            isOpened={amendment._id === opened}
            onOpen={() => onOpen(amendment)}
          />
        ),
      },
      {
        id: 'course',
        header: text('amendmentCourse'),
        cell: ({ courseCode, courseName }) => <TwoLines below={courseCode}>{courseName}</TwoLines>,
      },
      {
        id: 'grade',
        header: text('amendmentGrade'),
        cell: ({ previousGrade, grade, state }) => (
          <TwoLines below={text('courseOutcome', { state })}>
            {formatNumber(previousGrade)} → {formatNumber(grade)}
          </TwoLines>
        ),
      },
      {
        id: 'offered',
        header: text('amendmentOffered'),
        cell: ({ offeredAt }) => <Moment at={offeredAt} />,
      },
      isPending ? decide : decided,
    ],
  };
}
