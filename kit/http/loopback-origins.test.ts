import { expect, test } from 'vitest';
import { loopbackOrigins } from './loopback-origins.ts';

test.each([
  ['http://localhost:3000', ['http://localhost:3000', 'http://127.0.0.1:3000']],
  ['http://127.0.0.1', ['http://localhost', 'http://127.0.0.1']],
  ['https://college.example', []],
  ['https://localhost.college.example', []],
])('%s is also reached by %o', (origin, both) => {
  expect(loopbackOrigins(origin)).toEqual(both);
});
