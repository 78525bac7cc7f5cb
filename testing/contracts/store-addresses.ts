import { describe, expect, test } from 'vitest';
import { APP_ORIGIN, handsOn, newKey, soon, type StoreUnderTest } from './store-under-test.ts';

/** What every store promises about the addresses it signs. */
export function addressesContract(underTest: () => StoreUnderTest): void {
  const { store, at, putPart, beginUpload } = handsOn(underTest);

  describe('addresses', () => {
    const link = { ...soon, fileName: 'psalm.txt' };

    async function stored(contentType: string, text = 'The Lord is my shepherd') {
      const key = newKey();
      await store().put(key, Buffer.from(text), { contentType });
      return key;
    }

    test('a signed address gives the object, and ranges of it', async () => {
      const url = at(await store().downloadUrl(await stored('text/plain'), link));
      const whole = await fetch(url);
      expect([whole.status, await whole.text()]).toEqual([200, 'The Lord is my shepherd']);
      const part = await fetch(url, { headers: { range: 'bytes=4-7' } });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 4-7/23']);
      expect(await part.text()).toBe('Lord');
      const last = await fetch(url, { headers: { range: 'bytes=-8' } });
      expect([last.status, await last.text()]).toEqual([206, 'shepherd']);
      expect((await fetch(url, { headers: { range: 'bytes=23-' } })).status).toBe(416);
    });

    test('an address of what is not there answers 404', async () => {
      expect((await fetch(at(await store().downloadUrl(newKey(), link)))).status).toBe(404);
    });

    test('an expired address is refused', async () => {
      const old = underTest().storeOfTwoHoursAgo;
      expect((await fetch(at(await old.downloadUrl(await stored('text/plain'), link)))).status).toBe(403);
      const upload = await beginUpload();
      const partUrl = await old.partUrl({ ...upload, partNumber: 1, bytes: 4, ...soon });
      expect((await putPart(partUrl, Buffer.from('late'))).status).toBe(403);
      expect(await store().listParts(upload)).toEqual([]);
    });

    test('an address signed with another secret, or altered in any part, is refused', async () => {
      const key = await stored('text/plain');
      const good = at(await store().downloadUrl(key, link));
      const altered = [at(await underTest().strangersStore.downloadUrl(key, link))];
      for (const name of good.searchParams.keys()) {
        const url = new URL(good);
        const value = url.searchParams.get(name) ?? '';
        url.searchParams.set(name, value.startsWith('1') ? `2${value.slice(1)}` : `1${value.slice(1)}`);
        altered.push(url);
      }
      const otherKey = new URL(good);
      otherKey.pathname = at(await store().downloadUrl(await stored('text/plain'), link)).pathname;
      const unsigned = new URL(good.pathname, good);
      for (const url of [...altered, otherKey, unsigned]) {
        const answer = await fetch(url);
        expect([url.search, Math.floor(answer.status / 100)]).toEqual([url.search, 4]);
        expect(await answer.text()).not.toContain('shepherd');
      }
      expect((await fetch(good)).status).toBe(200);
    });

    test('an address is for one part of one upload, and for sending only', async () => {
      const upload = await beginUpload();
      const url = at(await store().partUrl({ ...upload, partNumber: 1, bytes: 1, ...soon }));
      const other = new URL(url);
      other.searchParams.set('partNumber', '2');
      const strangers = await underTest().strangersStore.partUrl({
        ...upload,
        partNumber: 1,
        bytes: 1,
        ...soon,
      });
      for (const refused of [other.href, strangers]) {
        expect((await putPart(refused, Buffer.from('x'))).status).toBe(403);
      }
      expect((await fetch(url)).ok).toBe(false);
      const download = await store().downloadUrl(await stored('text/plain'), link);
      expect((await putPart(download, Buffer.from('overwritten'))).ok).toBe(false);
      expect(await store().listParts(upload)).toEqual([]);
    });

    test('an address takes no more bytes than it was signed for', async () => {
      const upload = await beginUpload();
      const url = at(await store().partUrl({ ...upload, partNumber: 1, bytes: 10, ...soon }));
      expect((await putPart(url.href, Buffer.alloc(11))).status).toBeOneOf([403, 413]);
      expect(await store().listParts(upload)).toEqual([]);
      const more = new URL(url);
      more.searchParams.set('bytes', '11');
      expect((await putPart(more.href, Buffer.alloc(11))).status).toBe(403);
      expect((await putPart(url.href, Buffer.alloc(10))).status).toBe(200);
    });

    test.each(['text/html', 'image/svg+xml', 'application/xml', 'application/pdf', 'text/plain'])(
      'a %s is sent as an attachment even where it is wished for inline',
      async (contentType) => {
        const key = await stored(contentType, '<script>alert(1)</script>');
        const answer = await fetch(at(await store().downloadUrl(key, { ...link, inline: true })));
        expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
        expect(answer.headers.get('content-type')).toBe(contentType);
      },
    );

    test.each(['image/png', 'video/mp4', 'text/vtt', 'application/vnd.apple.mpegurl'])(
      'a %s is shown inline only where that is wished for',
      async (contentType) => {
        const key = await stored(contentType);
        const shown = await fetch(at(await store().downloadUrl(key, { ...link, inline: true })));
        expect(shown.headers.get('content-disposition')).toMatch(/^inline;/);
        const saved = await fetch(at(await store().downloadUrl(key, link)));
        expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/);
      },
    );

    test.each([
      ['essay.pdf', `attachment; filename="essay.pdf"; filename*=UTF-8''essay.pdf`],
      [
        'Псалом.pdf',
        `attachment; filename="______.pdf"; filename*=UTF-8''%D0%9F%D1%81%D0%B0%D0%BB%D0%BE%D0%BC.pdf`,
      ],
      [
        'a"b\r\nX: y/../c.pdf',
        `attachment; filename="a_b__X_ y_.._c.pdf"; filename*=UTF-8''a_b__X_%20y_.._c.pdf`,
      ],
      [
        "it's 100% (new).txt",
        `attachment; filename="it's 100_ (new).txt"; filename*=UTF-8''it%27s%20100%25%20%28new%29.txt`,
      ],
      ['', `attachment; filename="file"; filename*=UTF-8''file`],
    ])('the file is saved under the name it had: %j', async (fileName, disposition) => {
      const answer = await fetch(
        at(await store().downloadUrl(await stored('application/pdf'), { ...soon, fileName })),
      );
      expect(answer.headers.get('content-disposition')).toBe(disposition);
    });

    test('pages of the app, and of no other origin, may send parts and read their ETag', async () => {
      const upload = await beginUpload();
      const url = await store().partUrl({ ...upload, partNumber: 1, bytes: 1, ...soon });
      const preflight = async (origin: string) =>
        fetch(at(url), {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'PUT',
            'access-control-request-headers': 'content-type',
          },
        });
      const allowed = await preflight(APP_ORIGIN);
      expect(allowed.ok).toBe(true);
      expect(allowed.headers.get('access-control-allow-origin')).toBe(APP_ORIGIN);
      expect(allowed.headers.get('access-control-allow-methods')).toContain('PUT');
      expect((await preflight('http://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
      const sent = await putPart(url, Buffer.from('x'), { headers: { origin: APP_ORIGIN } });
      expect(sent.headers.get('access-control-allow-origin')).toBe(APP_ORIGIN);
      expect(sent.headers.get('access-control-expose-headers')).toMatch(/\betag\b/i);
    });

    test.each([0, -5, 0.5, 8 * 24 * 3600])(
      'no address is made to expire after %d seconds',
      async (expiresInS) => {
        await expect(store().downloadUrl(newKey(), { ...link, expiresInS })).rejects.toThrow(RangeError);
      },
    );
  });
}
