import { PostgresQueryCompiler } from 'kysely';

const known = new Map<string, string>();

/** regionIds → region_ids. Names are finite in number: they stand in the code. */
export function snakeCase(name: string): string {
  let written = known.get(name);
  if (written === undefined) {
    written = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    known.set(name, written);
  }
  return written;
}

/** Queries are written in camelCase. Their names change as they are put down, which costs no copy of the query. */
export class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(snakeCase(identifier));
  }
}
