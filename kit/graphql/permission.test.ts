import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { byRecord } from './permission.ts';

const actor = (personId: string): Actor => ({
  personId,
  roles: ['user'],
  regionIds: [],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: personId,
});

test('a rule about a record is asked once for all its fields, and again of every other caller and record', () => {
  const asked: string[] = [];
  const own = byRecord<{ owner: string }>('the owner', ({ personId }, { owner }) => {
    asked.push(`${personId} ${owner}`);
    return personId === owner;
  });
  const [ana, ben] = [actor('ana'), actor('ben')];
  const [hers, his] = [{ owner: 'ana' }, { owner: 'ben' }];
  const answers = [
    own.allows(ana, hers, {}),
    own.allows(ana, hers, {}),
    own.allows(ben, hers, {}),
    own.allows(ben, his, {}),
    own.allows(null, his, {}),
    own.allows(ana, his, {}),
    own.allows(ana, hers, {}),
  ];
  expect(answers).toEqual([true, true, false, true, false, false, true]);
  expect(asked).toEqual(['ana ana', 'ben ana', 'ben ben', 'ana ben', 'ana ana']);
});
