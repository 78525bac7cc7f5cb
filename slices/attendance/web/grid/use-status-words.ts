import { useMemo } from 'react';
import { useText } from '#kit/ui/text/use-text.ts';
import type { StatusWords } from '../../rules/pasted-marks.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import { STATUS_TEXTS } from '../roll/status-texts.ts';

/** How the reader's language calls the statuses. */
export function useStatusWords() {
  const text = useText();
  return useMemo(() => {
    const letterOf = (status: AttendanceStatus): string => text(STATUS_TEXTS[status].letter);
    const nameOf = (status: AttendanceStatus): string => text(STATUS_TEXTS[status].name);
    const both = (status: AttendanceStatus): string[] => [nameOf(status), letterOf(status)];
    const words: StatusWords = {
      PRESENT: both('PRESENT'),
      LATE: both('LATE'),
      ABSENT: both('ABSENT'),
      EXCUSED: both('EXCUSED'),
    };
    return { words, letterOf, nameOf };
  }, [text]);
}
