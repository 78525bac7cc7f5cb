import type { SliceNames } from './slice-names.ts';

/** A place that lists the slices: the file, and what becomes of its text. */
interface Register {
  path: string;
  /** Answers undefined where the text no longer looks as expected. */
  withSlice: (text: string, names: SliceNames) => string | undefined;
}

/** Where a slice is made known: the order of slices, the screens and who may open them, the ids of texts. */
export const registers: readonly Register[] = [
  {
    path: 'slices/order.json',
    withSlice: (text, { slice }) => {
      const order = JSON.parse(text) as string[];
      return JSON.stringify(order.includes(slice) ? order : [...order, slice], null, 2);
    },
  },
  {
    path: 'apps/web/screens.ts',
    withSlice: (text, { slice, sliceCamel }) => {
      const imported = afterLastSliceImport(
        text,
        `import { routes as ${sliceCamel} } from '#slices/${slice}/web/routes.ts';`,
      );
      return imported && inFirst(imported, /(?<=const SCREENS[^]*?= \{)[^}]*/, `, ...${sliceCamel}`);
    },
  },
  {
    path: 'apps/web/site-map/places.ts',
    withSlice: (text, { slice, sliceCamel }) =>
      // The addresses of the specification stand there before their slices do.
      text.includes(`path: '/${slice}',`)
        ? text
        : inFirst(
            text,
            /(?<=const PLACES[^]*?= \[)[^]*?(?=\] as const)/,
            `, { path: '/${slice}', anyOf: ['admin', 'superadmin'], label: '${sliceCamel}', icon: 'list' }`,
          ),
  },
  {
    path: 'apps/web/catalogues.ts',
    withSlice: (text, { slice, sliceCamel }) => {
      const imported = afterLastSliceImport(
        text,
        `import type { messages as ${sliceCamel} } from '#slices/${slice}/rules/messages.ts';`,
      );
      return (
        imported &&
        inFirst(imported, /(?<=interface Catalogues \{)[^}]*/, `${sliceCamel}: typeof ${sliceCamel};`)
      );
    },
  },
];

function afterLastSliceImport(text: string, line: string): string | undefined {
  const last = [...text.matchAll(/^import .*'#slices\/.*$/gm)].at(-1);
  if (!last) return undefined;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Adds to the end of what the pattern finds first. */
function inFirst(text: string, pattern: RegExp, addition: string): string | undefined {
  return pattern.test(text)
    ? text.replace(pattern, (found) => found.trimEnd().replace(/,$/, '') + addition)
    : undefined;
}
