import type { useText } from '#kit/ui/text/use-text.ts';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';
import type { FoundRecords } from './use-found-records.ts';

/** What was found, under its headings: searches with the same heading stand together. */
export function foundGroups(
  found: readonly FoundRecords[],
  text: ReturnType<typeof useText>,
): PaletteGroup[] {
  const byHeading = Map.groupBy(found, ({ heading }) => heading);
  return [...byHeading].map(([heading, all]) => ({
    heading,
    options: all.flatMap(({ icon, records }) =>
      records.flatMap(({ _id, name, aside, path, also }): PaletteOption[] => [
        { id: `${heading}-${_id}`, icon, name, ...(aside && { aside }), action: path },
        ...(also
          ? [
              {
                id: `${heading}-${_id}-also`,
                icon: also.icon,
                name: text(also.text, { name }),
                action: also.path,
              },
            ]
          : []),
      ]),
    ),
  }));
}
