import { expect, test } from 'vitest';
import { readConfig } from '#kit/config/config.ts';
import { startProblem } from './start-problem.ts';

const config = readConfig({
  PORT: '80',
  HOST: 'college.invalid',
  DATA_DIR: '/srv/berea',
  DATABASE_URL: 'postgres://berea:hunter2@db/berea',
});
const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});

test.each([
  [{ code: 'EACCES', syscall: 'listen' }, 'PORT 80 is not for this user: choose one above 1023.'],
  [
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', message: 'getaddrinfo ENOTFOUND college.invalid' },
    'HOST (college.invalid) is not a name or an address of this machine.',
  ],
  [{ errors: [refused] }, 'No database answers at the address of DATABASE_URL.'],
  [
    { message: 'timeout exceeded when trying to connect' },
    'No database answers at the address of DATABASE_URL.',
  ],
  [{ code: '28P01' }, 'DATABASE_URL has a wrong user or a wrong password.'],
  [
    { message: 'Migration 01 failed', cause: { code: '42501', message: 'permission denied to create role' } },
    'The user of DATABASE_URL may not create roles: give it CREATEROLE.',
  ],
  [
    { code: 'EACCES', syscall: 'mkdir', path: '/srv/berea/postgres' },
    'DATA_DIR (/srv/berea) may not be written by this user: choose another folder.',
  ],
  [
    { code: 'EROFS', syscall: 'mkdir', path: '/srv' },
    'DATA_DIR (/srv/berea) lies on a disk that can only be read: choose another folder.',
  ],
])('%j is said in one sentence', (error, sentence) => {
  expect(startProblem(error, config)).toBe(sentence);
});

test.each([
  new Error('a surprise'),
  'a text',
  null,
  Object.assign(new Error('elsewhere'), { code: 'EACCES', path: '/etc/shadow' }),
])('%s is a surprise, and is told whole', (error) => {
  expect(startProblem(error, config)).toBeNull();
});

test('a fault of the embedded database is not blamed on DATABASE_URL', () => {
  expect(startProblem(refused, { ...config, databaseUrl: null })).toBeNull();
});
