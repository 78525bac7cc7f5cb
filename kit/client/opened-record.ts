import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { liveValue, useLiveValue } from './live-value.ts';

/** A record with a screen of its own, as a step of the way to another. */
interface RecordAbove {
  name: string;
  address: string;
}

/** The record that a screen shows: its name, and the address at which it has it. */
interface OpenedRecord {
  address: string;
  name: string;
  above: RecordAbove | null;
}

const live = liveValue<OpenedRecord | null>(null);

/** A screen says what the record is called that it shows, and what it is part of, so that the way to it ends with these. */
export function useOpenedRecord(name: string, above?: RecordAbove): void {
  const { pathname } = useLocation();
  const nameAbove = above?.name;
  const addressAbove = above?.address;
  useEffect(
    function tellItsName() {
      const known = nameAbove !== undefined && addressAbove !== undefined;
      live.set({
        address: pathname,
        name,
        above: known ? { name: nameAbove, address: addressAbove } : null,
      });
      return () => live.set(null);
    },
    [pathname, name, nameAbove, addressAbove],
  );
}

/** The record at an address and what it is part of, from the top, once its screen knows them. */
export function useRecordsAt(address: string): readonly RecordAbove[] {
  const opened = useLiveValue(live);
  if (opened?.address !== address) return [];
  const { name, above } = opened;
  return above ? [above, { name, address }] : [{ name, address }];
}
