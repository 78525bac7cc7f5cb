import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAnswer, takesEncoding } from './compress-answer.ts';

async function answer(text: string, acceptEncoding?: string) {
  const sent: Record<string, string> = {};
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  const reply = { header: (name: string, value: string) => (sent[name] = value) };
  const body = await compressAnswer({ headers }, reply as never, text);
  return { body, sent };
}

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, n) => ({ id: n, name: `Ольга ${n}` })));
const VERY_LONG = LONG.repeat(20);

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['zstd;q=0, br;q=0.0, gzip;q=0.5', 'gzip', gunzipSync],
])('a browser that takes %s is answered in %s', async (accepted, encoding, decompress) => {
  for (const text of [LONG, VERY_LONG]) {
    const { body, sent } = await answer(text, accepted);
    expect(sent).toEqual({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(decompress(body as Buffer).toString()).toBe(text);
    expect(body.length).toBeLessThan(Buffer.byteLength(text) / 4);
  }
});

test.each([undefined, '', 'identity', 'deflate', '*;q=0', 'brotli, xgzip'])(
  'one that takes %j is answered as it is',
  async (accepted) => {
    expect(await answer(LONG, accepted)).toEqual({ body: LONG, sent: { vary: 'accept-encoding' } });
  },
);

test('an answer that fits into one packet is left as it is', async () => {
  expect(await answer('x'.repeat(1_000), 'zstd')).toEqual({ body: 'x'.repeat(1_000), sent: {} });
});

test('an encoding is taken that is named and not weighed with nought', () => {
  expect(takesEncoding('GZIP;q=1.0', 'gzip')).toBe(true);
  expect(takesEncoding('gzip ; q=0.001', 'gzip')).toBe(true);
  expect(takesEncoding('gzip;q=0', 'gzip')).toBe(false);
  expect(takesEncoding('br', 'gzip')).toBe(false);
});
