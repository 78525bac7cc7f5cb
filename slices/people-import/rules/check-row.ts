import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { parseRecord } from '#kit/record/parse-record.ts';
import { newPerson } from '#slices/people/rules/new-person.ts';
import { normalEmail } from '#slices/people/rules/person.ts';
import type { FileRow } from './import-file.ts';

export interface Known {
  /** Who has an address; the name is told within reach only. */
  accounts: ReadonlyMap<string, { name: string | null }>;
  /** The groups of the campus by their names in small letters. */
  groups: ReadonlyMap<string, readonly KnownGroup[]>;
}

export interface KnownGroup {
  id: string;
  locale: string;
  archived: boolean;
}

export interface CheckedRow extends FileRow {
  groupId: string | null;
  problem: string | null;
  knownAs: string | null;
}

export const groupKey = (name: string): string => name.trim().toLocaleLowerCase('en');

/** What is no language stays as it was written. */
function localeOf(written: string, group: KnownGroup | null): string {
  if (written === '') return group?.locale ?? 'en';
  const small = written.toLowerCase().replace('-', '_');
  const names = LOCALES.map((locale) => [locale, locale.toLowerCase(), LOCALE_NAMES[locale].toLowerCase()]);
  return names.find(([, ...known]) => known.includes(small))?.[0] ?? written;
}

/** Each line is checked as if the person were entered by hand; of two lines with one address the second is refused. */
export function checkRows(rows: readonly FileRow[], known: Known): CheckedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const email = normalEmail(row.email);
    const { group, problem: groupProblem } = groupOf(row.groupName, known);
    const person = { ...row, email, locale: localeOf(row.locale, group) };
    const account = known.accounts.get(email);
    const problem =
      parseRecord(newPerson, person).refused?.problem ??
      (seen.has(email) ? 'importEmailTwice' : null) ??
      accountProblem(account) ??
      groupProblem;
    seen.add(email);
    return { ...person, groupId: group?.id ?? null, problem, knownAs: account?.name ?? null };
  });
}

function accountProblem(account: { name: string | null } | undefined): string | null {
  if (!account) return null;
  return account.name === null ? 'importEmailElsewhere' : 'importEmailKnown';
}

/** The group of this name: one that is not over, if there are several. */
function groupOf(name: string, { groups }: Known): { group: KnownGroup | null; problem: string | null } {
  if (name === '') return { group: null, problem: null };
  const found = groups.get(groupKey(name)) ?? [];
  const current = found.filter(({ archived }) => !archived);
  const [group = null] = current;
  if (found.length === 0) return { group: null, problem: 'importGroupUnknown' };
  if (!group) return { group: null, problem: 'importGroupArchived' };
  return { group, problem: current.length > 1 ? 'importGroupNotUnique' : null };
}
