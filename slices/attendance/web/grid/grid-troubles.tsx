import { Text } from '#kit/ui/text/text.tsx';
import { minutesOf } from '../../rules/roll.ts';
import { MarkTrouble } from '../roll/mark-trouble.tsx';
import { useColumnText } from './use-column-text.ts';
import type { FilledGrid } from './use-grid.ts';
import type { GridMarks } from './use-grid-marks.ts';
import styles from './grid.module.css';

interface GridTroublesProps {
  filled: FilledGrid;
  marks: GridMarks;
}

/** One's own marks that were not stored, each with what can be done about it. */
export function GridTroubles({ filled: { grid, columns, rows }, marks }: GridTroublesProps) {
  const { whenOf } = useColumnText(grid.timeZone);
  const troubles = rows.flatMap(({ fullName, cells }, line) =>
    cells.flatMap((cell, index) => {
      const { troubled } = cell;
      const column = columns[index];
      return troubled && column ? [{ fullName, column, cell, troubled, line, place: index }] : [];
    }),
  );
  if (troubles.length === 0) return null;
  return (
    <section className={styles['troubles']}>
      <h3>
        <Text id="gridTroubles" />
      </h3>
      <ul>
        {troubles.map(({ fullName, column, cell, troubled, line, place }) => (
          <li key={troubled.key}>
            <span>{[fullName, whenOf(column)].join(', ')}</span>
            <MarkTrouble
              theirs={cell.kind ?? 'PRESENT'}
              takenByName={cell.takenByName}
              troubled={troubled}
              maxMinutes={minutesOf(column)}
              onUseMine={() =>
                marks.mark(
                  { from: { line, column: place }, to: { line, column: place } },
                  { kind: troubled.kind, minutesLate: troubled.minutesLate },
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
