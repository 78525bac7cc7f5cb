import { writtenPercent, type Percent } from '#kit/percent/percent.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { fileColumn, type Column, type Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { studentFileColumns, useGroupText } from '#slices/people/web/api.ts';
import type { BehindForFileFragment, ListedBehindFragment } from './behind.graphql.generated.ts';
import styles from './behind.module.css';

type Row = ListedBehindFragment;

export function useBehindTable(): Table<Row> {
  const text = useText();
  const groupText = useGroupText();
  const written = useWrittenPercent();
  return {
    label: text('fallingBehind'),
    counted: 'behindCounted',
    nameOf: ({ fullName }) => fullName,
    columns: [
      {
        id: 'student',
        header: text('behindStudent'),
        cell: ({ personId, fullName, studentNumber }) => (
          <TwoLines below={studentNumber}>
            <Link to={`/users/${personId}?tab=attendance`}>{fullName}</Link>
          </TwoLines>
        ),
      },
      {
        id: 'group',
        header: text('behindGroup'),
        cell: ({ groupName, regionName, termName }) => (
          <TwoLines below={termName}>{groupText(groupName, regionName)}</TwoLines>
        ),
      },
      {
        id: 'percent',
        header: text('behindPercent'),
        align: 'end',
        cell: ({ percent, lowPercent, limits }) => (
          <TwoLines
            below={
              limits.includes('PERCENT') &&
              lowPercent !== null && <Text id="behindBelow" values={{ limit: written(lowPercent) }} />
            }
          >
            <span className={limits.includes('PERCENT') ? styles['crossed'] : undefined}>
              {percent === null ? '–' : written(percent)}
            </span>
          </TwoLines>
        ),
      },
      {
        id: 'absences',
        header: text('behindAbsences'),
        align: 'end',
        cell: ({ absences, absencesOverGrace: over }) => (
          <TwoLines below={over > 0 && <Text id="behindOverGrace" values={{ over }} />}>
            <span className={over > 0 ? styles['crossed'] : undefined}>{absences}</span>
          </TwoLines>
        ),
      },
      {
        id: 'deduction',
        header: text('behindDeduction'),
        align: 'end',
        cell: ({ deduction }) => written(deduction),
      },
    ],
  };
}

/** The same for spreadsheets, with plain numbers. */
export function useBehindFileColumns(): Column<BehindForFileFragment>[] {
  const text = useText();
  const plain = (percent: Percent | null): number | null =>
    percent === null ? null : writtenPercent(percent);
  return [
    ...studentFileColumns(text),
    fileColumn('group', text('behindGroup'), ({ groupName }) => groupName),
    fileColumn('campus', text('behindCampus'), ({ regionName }) => regionName),
    fileColumn('term', text('behindTerm'), ({ termName }) => termName),
    fileColumn('percent', text('behindPercent'), ({ percent }) => plain(percent as Percent | null)),
    fileColumn('absences', text('behindAbsences'), ({ absences }) => absences),
    fileColumn('over', text('behindOverGraceColumn'), ({ absencesOverGrace }) => absencesOverGrace),
    fileColumn('deduction', text('behindDeduction'), ({ deduction }) => plain(deduction as Percent)),
  ];
}
