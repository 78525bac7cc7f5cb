import { call } from '#kit/client/call/call.ts';
import type { PaletteSearch } from '#kit/client/palette-search.ts';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { peopleToFind, type FoundPeopleFragment } from './users.graphql.generated.ts';

type Found = FoundPeopleFragment['users']['rows'][number];

const asideOf = ({ studentNumber, email }: Pick<Found, 'studentNumber' | 'email'>): string =>
  [studentNumber, email].filter(Boolean).join(' · ');

/** People by the beginnings of names and addresses, and by student number. */
export const findPeople: PaletteSearch<Partial<FoundPeopleFragment>, 'people'> = {
  heading: 'users',
  icon: 'users',
  part: 'people',
  path: '/users/:userId',
  find: ({ users }) =>
    (users?.rows ?? []).map(({ _id, fullName, email, studentNumber }) => ({
      _id,
      name: fullName,
      aside: asideOf({ studentNumber, email }),
      path: `/users/${_id}`,
      ...(studentNumber && {
        also: { text: 'gradesOfPerson', icon: 'sum', path: `/users/${_id}?tab=grades` },
      }),
    })),
};

/** The same people for a field in which one of them is chosen. */
export const peopleToChoose: SuggestionSource = async (search, signal) => {
  const { users } = await call(peopleToFind, { search }, { signal });
  return users.rows.map((person) => ({
    value: person._id,
    label: person.fullName,
    aside: asideOf(person),
  }));
};
