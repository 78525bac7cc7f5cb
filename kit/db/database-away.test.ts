import { expect, test } from 'vitest';
import { refusalOf } from '#kit/graphql/problem.ts';
import { isDatabaseAway } from './database-away.ts';

const systemError = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });
const databaseError = (code: string) => Object.assign(new Error('said by PostgreSQL'), { code });

test.each([
  ['nobody listens at its socket', systemError('ECONNREFUSED', 'connect')],
  ['its socket is gone', systemError('ENOENT', 'connect')],
  ['it went away in the middle of an answer', systemError('ECONNRESET', 'read')],
  ['the driver lost it', new Error('Connection terminated unexpectedly')],
  ['every connection was busy', new Error('timeout exceeded when trying to connect')],
  ['it is being stopped', databaseError('57P01')],
  ['it has crashed', databaseError('57P02')],
  ['it is starting', databaseError('57P03')],
  ['its disk is full', databaseError('53100')],
  ['it has no connection to spare', databaseError('53300')],
])('%s: the caller is told to come again', (_, error) => {
  expect(refusalOf(error)).toMatchObject({ code: 'UNAVAILABLE', problem: 'partAway', cause: error });
});

test.each([
  ['a wrong statement', databaseError('42601')],
  ['a value that is there already', databaseError('23505')],
  ['a statement that took too long', databaseError('57014')],
  ['a missing file', systemError('ENOENT', 'open')],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['no error at all', 'Connection terminated'],
])('%s is a surprise', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
  expect(refusalOf(error)).toBeNull();
});
