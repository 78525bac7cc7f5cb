import { useSessionText } from '../roll/use-session-text.ts';
import type { GridColumnFragment } from './grid.graphql.generated.ts';

/** What is said of a session at the head of a column. */
export function useColumnText(timeZone: string) {
  const { titleOf, whenOf } = useSessionText();
  return {
    whenOf: (column: GridColumnFragment): string =>
      [whenOf({ ...column, timeZone }), titleOf({ ...column, timeZone })].join(', '),
  };
}
