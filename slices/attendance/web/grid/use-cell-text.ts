import { useCallback } from 'react';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Closed, ShownCell } from './shown-grid.ts';
import { useStatusWords } from './use-status-words.ts';

const CLOSED: Readonly<Record<Exclude<Closed, 'ONESELF'>, MessageId>> = {
  NOT_IN_CLASS: 'cellNotInClass',
  AHEAD: 'cellAhead',
  CANCELLED: 'sessionIsCancelled',
  HOLIDAY: 'sessionOnHoliday',
};

/** What a cell says: at length, and in a few characters. */
export function useCellText() {
  const text = useText();
  const { letterOf, nameOf } = useStatusWords();
  const said = useCallback(
    (cell: ShownCell): string => {
      const { kind, minutesLate, status, closed, troubled } = cell;
      if (!kind || !status) return text(closed && closed !== 'ONESELF' ? CLOSED[closed] : 'cellUnmarked');
      const name = nameOf(kind);
      const marked =
        minutesLate === null ? name : text('minutesLateText', { status: name, minutes: minutesLate });
      const counted = kind === status ? marked : text('cellCountsAs', { marked, status: nameOf(status) });
      return troubled ? text('cellNotSaved', { status: counted }) : counted;
    },
    [text, nameOf],
  );
  const shown = useCallback(
    ({ kind, minutesLate, status }: ShownCell): string => {
      if (!kind || !status) return '';
      return kind === status && minutesLate !== null
        ? `${letterOf(status)} ${minutesLate}`
        : letterOf(status);
    },
    [letterOf],
  );
  return { said, shown };
}
