import type { Day } from '#kit/calendar/day.ts';
import { LOCALE_NAMES, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { parseRecord } from '#kit/record/parse-record.ts';
import { isBirthDate } from '#slices/people/rules/birth-date.ts';
import { newPerson } from '#slices/people/rules/new-person.ts';
import { normalEmail } from '#slices/people/rules/person.ts';
import { FIELDS, type FileField, type FileRow } from './import-file.ts';
import type { RowOutcome } from './people-import.ts';

/** A person who has an account. */
export interface Account {
  id: string;
  /** Told within reach only; null for a person of another campus. */
  name: string | null;
  number: string | null;
  isClosed: boolean;
  /** The groups they are in now, on whichever campus. */
  groups: readonly { id: string; name: string }[];
}

export interface Known {
  campus: string;
  /** Up to when a person may be born; null where the college keeps no dates of birth. */
  bornBy: Day | null;
  /** By the email, in small letters. */
  accounts: ReadonlyMap<string, Account>;
  /** Those of the campus by their numbers. */
  numbers: ReadonlyMap<string, Account>;
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
  outcome: Extract<RowOutcome, 'GOOD' | 'BAD' | 'KNOWN' | 'JOINS'>;
  problem: string | null;
  problemField: FileField | null;
  /** What else is wrong with it: "email:emailInvalid". */
  moreProblems: string[];
  /** Who is here already. */
  knownId: string | null;
  knownAs: string | null;
  /** Whether the row names another person than who is here already. */
  nameDiffers: boolean;
}

interface Wrong {
  problem: string;
  field: FileField;
}

export const groupKey = (name: string): string => name.trim().toLocaleLowerCase('en');

const isoOf = (locale: string): string => locale.split('_')[0] ?? locale;

const inSmall = (written: string): string => written.toLowerCase().replace('-', '_');

const isWrittenOnce = (locale: string): boolean =>
  LOCALES.filter((other) => isoOf(other) === isoOf(locale)).length === 1;

/** How the languages of the site are written in a file: "de", or "zh_CN" where there are two of them. */
export const LANGUAGE_CODES: readonly string[] = LOCALES.map((locale) =>
  isWrittenOnce(locale) ? isoOf(locale) : locale,
);

/** What is no language stays as it was written. "de", "de-AT" and "Deutsch" are all German. */
function localeOf(written: string, group: KnownGroup | null): string {
  if (written === '') return group?.locale ?? 'en';
  const small = inSmall(written);
  const isCalled = (locale: Locale): boolean =>
    [inSmall(locale), LOCALE_NAMES[locale].toLowerCase()].includes(small);
  const isSpoken = (locale: Locale): boolean =>
    isWrittenOnce(locale) && /^[a-z]{2}(_[a-z]{2})?$/.test(small) && isoOf(small) === isoOf(locale);
  return LOCALES.find(isCalled) ?? LOCALES.find(isSpoken) ?? written;
}

/**
 * A line about a new person is checked as if they were entered by hand. Who is here already, by email or by number, is
 * enrolled into the group, and nothing else about them changes. Of two lines about one person the second is refused.
 */
export function checkRows(rows: readonly FileRow[], known: Known): CheckedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const email = normalEmail(row.email);
    const account = accountOf(row.number, email, known);
    const { group, wrong: wrongGroup } = groupToJoin(account, row.groupName, known);
    const person = {
      ...row,
      bornOn: known.bornBy === null ? '' : row.bornOn,
      email,
      locale: account ? row.locale : localeOf(row.locale, group),
    };
    const key = account?.id ?? email;
    const [wrong = null, ...more] = [
      wrongNumber(row.number, email, known),
      ...(account ? [wrongAccount(account, group)] : isNumberAlone(row) ? [] : wrongPerson(person)),
      wrongTwice(key, seen, email),
      wrongBirthDate(person.bornOn, known),
      wrongCampus(row.campus, known),
      wrongGroup,
    ].filter((one) => one !== null);
    if (key !== '') seen.add(key);
    const outcome = wrong ? 'BAD' : outcomeOf(account, group);
    return {
      ...person,
      number: row.number || (outcome === 'BAD' ? '' : (account?.number ?? '')),
      groupId: group?.id ?? null,
      outcome,
      problem: wrong?.problem ?? null,
      problemField: wrong?.field ?? null,
      moreProblems: more.map(({ field, problem }) => `${field}:${problem}`),
      knownId: account && account.name !== null ? account.id : null,
      knownAs: account?.name ?? null,
      nameDiffers: outcome !== 'BAD' && namesAnother(row, account?.name ?? null),
    };
  });
}

/** Accents, capitals and the order of names do not count, and a part of the name is enough. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

function namesAnother({ firstName, lastName }: FileRow, knownAs: string | null): boolean {
  const known = wordsOf(knownAs ?? '');
  return knownAs !== null && !wordsOf(`${firstName} ${lastName}`).every((word) => known.includes(word));
}

/** A number that is not found says nothing of a name: what is wrong with it is told already. */
const isNumberAlone = ({ number, firstName, lastName, email }: FileRow): boolean =>
  number !== '' && firstName === '' && lastName === '' && email === '';

const NO_GROUP = { group: null, wrong: null };

/**
 * Who is in the group already has nothing to join: in the one of the campus, or, where the campus has none of this name, in
 * one elsewhere that their line of a list names.
 */
function groupToJoin(account: Account | null, name: string, known: Known): ReturnType<typeof groupOf> {
  const found = groupOf(name, known);
  if (!account || account.name === null) return found;
  const here = known.groups.get(groupKey(name)) ?? [];
  const isThere = account.groups.some(({ id, name: own }) =>
    here.length > 0 ? here.some((one) => one.id === id) : groupKey(own) === groupKey(name),
  );
  return isThere ? NO_GROUP : found;
}

function outcomeOf(account: Account | null, group: KnownGroup | null): 'GOOD' | 'KNOWN' | 'JOINS' {
  if (!account) return 'GOOD';
  return group ? 'JOINS' : 'KNOWN';
}

const accountOf = (number: string, email: string, { accounts, numbers }: Known): Account | null =>
  (number === '' ? undefined : numbers.get(number)) ?? accounts.get(email) ?? null;

/** Everything that does not fit, field by field. */
const wrongPerson = (person: FileRow): Wrong[] =>
  FIELDS.flatMap((field) => {
    if (!(field in newPerson)) return [];
    const rule = newPerson[field as keyof typeof newPerson];
    const { refused } = parseRecord({ [field]: rule }, { [field]: person[field] });
    return refused ? [{ problem: refused.problem, field }] : [];
  });

const wrongTwice = (key: string, seen: ReadonlySet<string>, email: string): Wrong | null =>
  key !== '' && seen.has(key) ? { problem: 'importEmailTwice', field: email ? 'email' : 'number' } : null;

/** Numbers are given by the college, never by a file; and one line is about one person. */
function wrongNumber(number: string, email: string, { accounts, numbers }: Known): Wrong | null {
  if (number === '') return null;
  const holder = numbers.get(number);
  if (!holder) return { problem: 'importNumberUnknown', field: 'number' };
  const other = accounts.get(email);
  return other && other.id !== holder.id ? { problem: 'importNumberOfAnother', field: 'number' } : null;
}

function wrongAccount({ name, isClosed }: Account, group: KnownGroup | null): Wrong | null {
  if (name === null) return { problem: 'importEmailElsewhere', field: 'email' };
  return isClosed && group ? { problem: 'importAccountClosed', field: 'email' } : null;
}

const wrongBirthDate = (bornOn: string, { bornBy }: Known): Wrong | null =>
  bornOn === '' || bornBy === null || isBirthDate(bornOn, bornBy)
    ? null
    : { problem: 'birthDateInvalid', field: 'bornOn' };

/** Who belongs to several campuses may be listed with all of them. */
const wrongCampus = (written: string, { campus }: Known): Wrong | null =>
  written === '' || written.split(',').some((name) => groupKey(name) === groupKey(campus))
    ? null
    : { problem: 'importCampusOther', field: 'campus' };

/** The group of this name: one that is not over, if there are several. */
function groupOf(name: string, { groups }: Known): { group: KnownGroup | null; wrong: Wrong | null } {
  if (name === '') return { group: null, wrong: null };
  const refuse = (problem: string): Wrong => ({ problem, field: 'groupName' });
  const found = groups.get(groupKey(name)) ?? [];
  const current = found.filter(({ archived }) => !archived);
  const [group = null] = current;
  if (found.length === 0) return { group: null, wrong: refuse('importGroupUnknown') };
  if (!group) return { group: null, wrong: refuse('importGroupArchived') };
  return { group, wrong: current.length > 1 ? refuse('importGroupNotUnique') : null };
}
