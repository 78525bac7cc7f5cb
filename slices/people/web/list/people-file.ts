import { STATUS_TEXTS } from '#kit/access/account-texts.ts';
import { writtenIn } from '#kit/calendar/zone.ts';
import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { Column } from '#kit/ui/table/table.ts';
import { PEOPLE_FILE_HEADS as HEADS } from '#slices/people/rules/people-file.ts';
import { roleName } from '../role-chip.tsx';
import { standingOf } from '../standing.ts';
import type { UsersForFileQuery } from './users.graphql.generated.ts';

type Person = UsersForFileQuery['users']['rows'][number];

const column = (id: string, header: string, csv: (person: Person) => string | null): Column<Person> => ({
  id,
  header,
  cell: () => null,
  csv,
});

const namesOf = (named: readonly { name: string }[]): string => named.map(({ name }) => name).join(', ');

/** The newest group first, as they come. */
const currentGroups = ({ groups }: Person) => (groups ?? []).filter(({ archived }) => !archived);

/** A moment by the clocks of the person's campus, with their distance from universal time. */
const campusTime = ({ regions }: Person, at: string): string =>
  writtenIn(new Date(at), regions?.[0]?.timeZone ?? 'UTC');

interface FileWords {
  keepsBirthDates: boolean;
  /** In the reader's language. */
  text: (id: MessageId) => string;
}

const languageOf = (locale: string | null): string | null => {
  const known = LOCALES.find((one) => one === locale);
  return known ? LOCALE_NAMES[known] : locale;
};

/** The file of people: what can be uploaded again, and behind it what is only told. */
export const peopleFile = ({ keepsBirthDates, text }: FileWords): readonly Column<Person>[] => [
  column('number', HEADS.number, ({ studentNumber }) => studentNumber),
  column('firstName', HEADS.firstName, ({ firstName }) => firstName),
  column('lastName', HEADS.lastName, ({ lastName }) => lastName),
  column('email', HEADS.email, ({ email }) => email),
  column('campus', HEADS.campus, ({ regions }) => namesOf(regions ?? [])),
  column('group', HEADS.groupName, (person) => currentGroups(person)[0]?.name ?? null),
  column('locale', HEADS.locale, ({ locale }) => languageOf(locale)),
  ...(keepsBirthDates
    ? [{ ...column('bornOn', HEADS.bornOn, ({ bornOn }) => bornOn), holds: 'day' as const }]
    : []),
  column('otherGroups', 'Other groups', (person) => namesOf(currentGroups(person).slice(1))),
  column('roles', 'Roles', (person) =>
    standingOf(person)
      .map((role) => roleName(role, text))
      .join(', '),
  ),
  column('status', 'Status', ({ status }) => status && text(STATUS_TEXTS[status])),
  {
    ...column('since', 'Since', (person) => person.createdAt && campusTime(person, person.createdAt)),
    holds: 'moment',
  },
];
