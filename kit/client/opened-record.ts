import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { liveValue, useLiveValue } from './live-value.ts';

/** The record that a screen shows: its name, and the address at which it has it. */
interface OpenedRecord {
  address: string;
  name: string;
}

const live = liveValue<OpenedRecord | null>(null);

/** A screen says what the record is called that it shows, so that the way to it ends with that name. */
export function useOpenedRecord(name: string): void {
  const { pathname } = useLocation();
  useEffect(
    function tellItsName() {
      live.set({ address: pathname, name });
      return () => live.set(null);
    },
    [pathname, name],
  );
}

/** The name of the record at an address, once its screen knows it. */
export function useNameOfRecordAt(address: string): string | null {
  const opened = useLiveValue(live);
  return opened?.address === address ? opened.name : null;
}
