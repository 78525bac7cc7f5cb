import { call } from '#kit/client/call/call.ts';
import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { peopleToFind } from './users.graphql.generated.ts';

export const findPeople: PaletteSearch = {
  heading: 'users',
  icon: 'users',
  path: '/users',
  async find(words, signal) {
    const { users } = await call(peopleToFind, { search: words }, { signal });
    return users.rows.map(({ _id, fullName, email, studentNumber }) => ({
      _id,
      name: fullName,
      aside: [studentNumber, email].filter(Boolean).join(' · '),
      path: `/users/${_id}`,
    }));
  },
};
