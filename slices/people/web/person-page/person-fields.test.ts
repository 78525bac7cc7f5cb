import { expect, test } from 'vitest';
import { merged } from '../merge-fields.ts';
import { blankOf, campusField, movesOf, personFieldsOf } from './person-fields.ts';
import { ana } from '../testing/one-person.ts';

const stored = personFieldsOf(ana);
const walsallAlone = { ...stored, [campusField('denver')]: '', [campusField('walsall')]: 'on' };

test('somebody joins and leaves only campuses that were offered', () => {
  expect(movesOf(walsallAlone, stored, ['denver', 'walsall'])).toEqual({
    joins: ['walsall'],
    leaves: ['denver'],
  });
  expect(movesOf(walsallAlone, stored, ['walsall'])).toEqual({ joins: ['walsall'], leaves: [] });
  expect(movesOf(stored, stored, ['denver', 'walsall'])).toEqual({ joins: [], leaves: [] });
});

test('after somebody else’s change the campuses chosen here stay chosen', () => {
  const now = personFieldsOf({ ...ana, lastName: 'Souza Lima' });
  const after = merged(walsallAlone, stored, { ...blankOf(walsallAlone), ...now });
  expect(after['lastName']).toBe('Souza Lima');
  expect(movesOf(after, now, ['denver', 'walsall'])).toEqual({ joins: ['walsall'], leaves: ['denver'] });
});
