import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecrets } from './secrets.ts';
import { signedId } from './signed-id.ts';

const secretsOf = (...sessionSecrets: string[]) => openSecrets({ sessionSecrets, dataDir: '/nowhere' });
const old = secretsOf('the first secret of the college');
const current = secretsOf('the second one', 'the first secret of the college');
const links = signedId('sponsor-links', 'sponsor 1');
const id = randomUUID();

test('a token stands for its record, also after the secret was changed', () => {
  expect(links.read(old, links.sign(old, id))).toBe(id);
  expect(links.read(current, links.sign(old, id))).toBe(id);
  expect(links.read(old, links.sign(current, id))).toBeNull();
});

test('what was altered, is for something else or is no token stands for nothing', () => {
  const token = links.sign(old, id);
  const other = randomUUID();
  for (const wrong of [
    '',
    '.',
    id,
    `${id}.`,
    `${token}.x`,
    `${token.slice(0, -1)}!`,
    `${other}${token.slice(36)}`,
    token.toUpperCase(),
    signedId('sponsor-links', 'sponsor receipt 1').sign(old, id),
    signedId('hour-requests', 'sponsor 1').sign(old, id),
    links.sign(old, 'no-uuid'),
  ])
    expect([wrong, links.read(old, wrong)]).toEqual([wrong, null]);
});
