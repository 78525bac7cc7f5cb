import { useState } from 'react';
import { useIntl } from 'react-intl';
import { STATUS_TEXTS } from '#kit/access/account-texts.ts';
import { isDay, universalMidnight, type Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { AuditTrail, type AuditEntry } from '#kit/ui/audit-trail/audit-trail.tsx';
import { actorInWords } from '#kit/ui/audit-trail/actor-in-words.ts';
import { ActionSentence } from '#kit/ui/audit-trail/action-sentence.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { languageName } from '#kit/messages/locales.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { aboutInWords, useToldChanges } from '#slices/system-log/web/api.ts';
import { PERSON_STATUSES } from '#slices/people/rules/person.ts';
import {
  personHistory,
  type OneActionFragment,
  type PersonHistoryQuery,
} from './person-page.graphql.generated.ts';
import { choicesForPerson } from './person.graphql.generated.ts';
import { roleName } from '../role-chip.tsx';

const FIELD_TEXTS: Readonly<Record<string, MessageId>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  locale: 'personLanguage',
  currency: 'currency',
  timeZone: 'timeZone',
  location: 'location',
  socialName: 'socialUserName',
  homePage: 'homePage',
  phones: 'personPhones',
  otherEmails: 'personOtherEmails',
  regionIds: 'personCampuses',
  status: 'personStatus',
  bornOn: 'dateOfBirth',
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  country: 'country',
  graduatedOn: 'personGraduated',
  graduationPlace: 'graduationPlace',
};

export interface Wording {
  text: (id: MessageId) => string;
  formatList: (parts: readonly string[]) => string;
  campusName: (regionId: string) => string;
  dayText: (day: Day) => string;
}

interface HistoryLine {
  field: string;
  before: string | null;
  after: string | null;
}

/** The fields that were changed and mean something to a reader, before and after. */
export function changesAsText(
  action: string,
  changes: readonly HistoryLine[],
  words: Wording,
): HistoryLine[] {
  if (action === 'setRole') return [roleText(changes, words)];
  return changes.flatMap(({ field, before, after }) => {
    const id = Object.hasOwn(FIELD_TEXTS, field) ? FIELD_TEXTS[field] : undefined;
    if (!id || before === after) return [];
    const said = (json: string | null) => valueAsText(field, parsed(json), words);
    return [{ field: words.text(id), before: said(before), after: said(after) }];
  });
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

function valueAsText(field: string, value: unknown, words: Wording): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => partText(field, part, words));
    return parts.length > 0 ? words.formatList(parts) : null;
  }
  if (field === 'locale') return languageName(textOf(value));
  if (typeof value === 'string' && isDay(value)) return words.dayText(value);
  const status = PERSON_STATUSES.find((known) => field === 'status' && known === value);
  return status ? words.text(STATUS_TEXTS[status]) : textOf(value);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A campus by its name, a phone or an address by what it is. */
function partText(field: string, part: unknown, { campusName }: Wording): string {
  if (field === 'regionIds') return campusName(String(part));
  const { number, email } = part as { number?: string; email?: string };
  return number ?? email ?? textOf(part);
}

function roleText(changes: readonly HistoryLine[], words: Wording): HistoryLine {
  const valueOf = (field: string, when: 'before' | 'after') =>
    parsed(changes.find((change) => change.field === field)?.[when] ?? null);
  const where = (when: 'before' | 'after'): string => {
    if (valueOf('isEverywhere', when) === true) return words.text('roleEverywhere');
    const regionIds = (valueOf('regionIds', when) ?? []) as string[];
    return valueAsText('regionIds', regionIds, words) ?? words.text('roleNotHeld');
  };
  return {
    field: roleName(String(valueOf('role', 'after')), words.text),
    before: where('before'),
    after: where('after'),
  };
}

export function HistoryPanel({ userId }: { userId: string }) {
  const answer = useQuery(personHistory, { userId, after: null });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="lines" count={5} />}>
      {({ personHistory: first }) =>
        first && <Trail key={first.rows[0]?._id} userId={userId} first={first} />
      }
    </DataView>
  );
}

type ActionPage = NonNullable<PersonHistoryQuery['personHistory']>;

function Trail({ userId, first }: { userId: string; first: ActionPage }) {
  const text = useText();
  const asEntry = useAuditEntry();
  const { attempt, isBusy } = useMutation();
  const [pages, setPages] = useState<readonly ActionPage[]>([]);
  const shown = [first, ...pages];
  const after = shown.at(-1)?.nextCursor ?? null;

  async function goOn(): Promise<void> {
    const next = await attempt(() => call(personHistory, { userId, after }));
    if (next?.personHistory) setPages([...pages, next.personHistory]);
  }

  return (
    <Card title={<Text id="history" />}>
      {first.rows.length === 0 && <Note>{text('noHistory')}</Note>}
      <AuditTrail entries={shown.flatMap(({ rows }) => rows).map(asEntry)} />
      {after && (
        <Button isProcessing={isBusy} onClick={goOn}>
          <Text id="earlierHistory" />
        </Button>
      )}
    </Card>
  );
}

/** A change of a person in the words of their own page. */
export function useAuditEntry(): (entry: OneActionFragment) => AuditEntry {
  const text = useText();
  const words = useWording();
  const told = useToldChanges();
  return (entry) => {
    const { decision, inSentence, changes } = told(withoutOwnFields(entry));
    return {
      id: entry._id,
      actorName: actorInWords(entry, text),
      at: entry.at,
      action: (
        <ActionSentence
          action={entry.action}
          decision={decision}
          about={aboutInWords(onOwnPage(entry))}
          changed={inSentence}
        />
      ),
      changes: [...changesAsText(entry.action, entry.changes, words), ...changes],
      ...(entry.reason && { quote: entry.reason }),
    };
  };
}

/** On the page of a person nobody is told that it is about this person. */
const onOwnPage = ({ action, about }: OneActionFragment) => ({
  action,
  entity: 'person',
  about: { ...about, person: null },
});

/** What other slices changed: the fields of a person have their own words here. */
function withoutOwnFields({ action, about, changes }: OneActionFragment) {
  const isOther = ({ field }: HistoryLine) => action !== 'setRole' && !Object.hasOwn(FIELD_TEXTS, field);
  const said = (when: 'before' | 'after') =>
    Object.fromEntries(changes.filter(isOther).map((change) => [change.field, parsed(change[when])]));
  return { action, about, payload: JSON.stringify({ before: said('before'), after: said('after') }) };
}

function useWording(): Wording {
  const text = useText();
  const { formatDate, formatList } = useIntl();
  const regions = useQuery(choicesForPerson, {}).data?.regions ?? [];
  return {
    text,
    formatList: (parts) => formatList(parts),
    dayText: (day) => formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' }),
    campusName: (id) => regions.find(({ _id }) => _id === id)?.name ?? text('anotherCampus'),
  };
}
