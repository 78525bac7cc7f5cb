import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { liveValue, useLiveValue } from './live-value.ts';

/** A record with a screen of its own, as a step of the way to another. */
interface RecordAbove {
  name: string;
  address: string;
}

/** The record that a screen shows: its name, the address at which it has it, and what it is part of, from the top. */
interface OpenedRecord extends RecordAbove {
  above: readonly RecordAbove[];
}

const live = liveValue<OpenedRecord | null>(null);

/** A screen says what the record is called that it shows, and what it is part of, so that the way to it ends with these. */
export function useOpenedRecord(name: string, ...above: readonly RecordAbove[]): void {
  const { pathname } = useLocation();
  // Screens write it down anew each time they are drawn, mostly the same.
  const written = JSON.stringify(above);
  useEffect(
    function tellItsName() {
      live.set({ address: pathname, name, above: JSON.parse(written) as RecordAbove[] });
      return () => live.set(null);
    },
    [pathname, name, written],
  );
}

/** The record at an address and what it is part of, from the top, once its screen knows them. */
export function useRecordsAt(address: string): readonly RecordAbove[] {
  const opened = useLiveValue(live);
  return opened?.address === address ? [...opened.above, opened] : [];
}
