import { useText } from '#kit/ui/text/use-text.ts';

const SEASONS: Readonly<Record<string, string>> = {
  autumn: 'AUTUMN',
  fall: 'AUTUMN',
  winter: 'WINTER',
  spring: 'SPRING',
  summer: 'SUMMER',
};

/** The name of a term as the reader says it, where it is a season and a year; any other stays as it was written. */
export function useTermText(): (term: string) => string {
  const text = useText();
  return (term) => {
    const [, named = '', year = ''] = /^(\w+) (\d{4})$/.exec(term) ?? [];
    const season = SEASONS[named.toLowerCase()];
    return season ? text('seasonOfYear', { season, year }) : term;
  };
}
