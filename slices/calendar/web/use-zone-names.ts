import { useZoneText } from '#kit/ui/date/use-zone-text.ts';

/** The zone of the campus and that of the reader, as the reader's language calls them. */
export const useZoneNames = (campus: string, reader: string): { zone: string; own: string } => ({
  zone: useZoneText(campus).name,
  own: useZoneText(reader).name,
});
