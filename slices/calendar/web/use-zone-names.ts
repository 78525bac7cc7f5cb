import { useZoneName } from '#kit/ui/field/use-time-zones.ts';

/** The zone of the campus and that of the reader. */
export function useZoneNames(campus: string, reader: string): { zone: string; own: string } {
  const zoneName = useZoneName();
  return { zone: zoneName(campus), own: zoneName(reader) };
}
