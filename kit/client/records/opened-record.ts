import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { liveValue, useLiveValue } from '../live-value.ts';

/** A record with a screen of its own, as a step of the way to another. */
export interface RecordAbove {
  name: string;
  address: string;
}

/** The record that a screen shows: its name, the address at which it has it, and what it is part of, from the top. */
interface OpenedRecord extends RecordAbove {
  above: readonly RecordAbove[];
  from: string | null;
}

const live = liveValue<OpenedRecord | null>(null);

/** A screen says what the record is called that it shows, and what it is part of, so that the way to it ends with these. */
export const useOpenedRecord = (name: string, ...above: readonly RecordAbove[]): void =>
  useRecordFrom(null, name, above);

/** The same for a record that its reader has come to from another place than its address says. */
export function useRecordFrom(from: string | null, name: string, above: readonly RecordAbove[]): void {
  const { pathname } = useLocation();
  // Screens write it down each time they are drawn, mostly the same.
  const written = JSON.stringify(above);
  useEffect(
    function tellItsName() {
      live.set({ address: pathname, name, above: JSON.parse(written) as RecordAbove[], from });
      return () => live.set(null);
    },
    [pathname, name, written, from],
  );
}

interface WayToRecord {
  /** The place the way begins at, if that is not what the address says. */
  from: string | null;
  /** The record and what it is part of, from the top. */
  records: readonly RecordAbove[];
}

const NO_RECORD: WayToRecord = { from: null, records: [] };

/** The way to the record at an address, once its screen knows it. */
export function useWayToRecord(address: string): WayToRecord {
  const opened = useLiveValue(live);
  if (opened?.address !== address) return NO_RECORD;
  return { from: opened.from, records: [...opened.above, opened] };
}
