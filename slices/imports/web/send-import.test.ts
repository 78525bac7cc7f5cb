import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { readTextFile } from '#kit/ui/upload/read-text-file.ts';
import { PIECE_LENGTH } from '../rules/file-import.ts';
import { sendImport } from './send-import.ts';

const begun = { _id: 'import' };
const calls = {
  begin: { operationName: 'beginImport', query: 'mutation' },
  append: { operationName: 'appendToImport', query: 'mutation' },
  check: { operationName: 'checkImport', query: 'mutation' },
};

function serve(answers: FakeApi['answers'] = {}): FakeApi {
  const api = new FakeApi({
    beginImport: { data: { beginImport: begun } },
    appendToImport: { data: { appendToImport: begun } },
    checkImport: { data: { checkImport: begun } },
    ...answers,
  });
  vi.stubGlobal('fetch', api.fetch);
  return api;
}

beforeEach(() => configure());

test('a file goes up in pieces that make it whole again, and is then checked', async () => {
  const api = serve();
  const text = Array.from({ length: PIECE_LENGTH * 2 + 5 }, (_, n) => String(n % 10)).join('');
  const told: number[][] = [];
  const importId = await sendImport(calls, { regionId: 'denver', fileName: 'people.csv', text }, (...piece) =>
    told.push(piece),
  );
  expect(api.variablesOf('beginImport')).toEqual([{ importId, regionId: 'denver', fileName: 'people.csv' }]);
  const sent = api.variablesOf('appendToImport');
  expect(sent.map(({ piece }) => piece)).toEqual([0, 1, 2]);
  expect(sent.map(({ text: part }) => part).join('')).toBe(text);
  expect(api.variablesOf('checkImport')).toEqual([{ importId }]);
  expect(told).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('a file of which a piece is refused is not checked', async () => {
  const api = serve({ appendToImport: serverError('No', { problem: 'importNotReady' }) });
  const sending = sendImport(
    calls,
    { regionId: 'denver', fileName: 'people.csv', text: 'Email' },
    () => undefined,
  );
  await expect(sending).rejects.toMatchObject({ problem: 'importNotReady' });
  expect(api.variablesOf('checkImport')).toEqual([]);
});

test.each([
  ['UTF-8', new TextEncoder().encode('Jörg Müller')],
  ['the signs of Windows', Uint8Array.from([...'J\u{F6}rg M\u{FC}ller'].map((sign) => sign.charCodeAt(0)))],
  [
    'two bytes a sign',
    Uint8Array.from([0xff, 0xfe, ...[...'J\u{F6}rg M\u{FC}ller'].flatMap((sign) => [sign.charCodeAt(0), 0])]),
  ],
  [
    'two bytes a sign, the large one first',
    Uint8Array.from([0xfe, 0xff, ...[...'J\u{F6}rg M\u{FC}ller'].flatMap((sign) => [0, sign.charCodeAt(0)])]),
  ],
])('a file in %s is read', async (_, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe('Jörg Müller');
});
