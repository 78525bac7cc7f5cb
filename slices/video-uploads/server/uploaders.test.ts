import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#kit/access/actor.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { filmOf, MIN_FILM_BYTES } from '#testing/film.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const BEGIN = `mutation b($input: VideoUploadInput!) {
  getMultipartVideoUploadInfo(videoUploadInput: $input) { partUploadUrls } }`;
const COMPLETE =
  'mutation c($videoId: ID!) { completeMultipartVideoUpload(videoId: $videoId) { _id uploadInfo { completed } } }';
const ABORT = 'mutation a($videoId: ID!) { abortMultipartVideoUpload(videoId: $videoId) }';

const newInput = () => ({
  videoId: randomUUID(),
  locale: 'en',
  itemId: randomUUID(),
  itemType: 'lesson',
  title: 'romans-8.mp4',
  fileSize: MIN_FILM_BYTES,
  type: 'video/mp4',
});

async function beginAndSend(browser: Browser, input: { videoId: string }): Promise<void> {
  const answer = await browser.call(BEGIN, { input });
  const info = answer.data?.['getMultipartVideoUploadInfo'] as { partUploadUrls: [string] };
  const { pathname, search } = new URL(info.partUploadUrls[0]);
  await fetch(college.url + pathname + search, {
    method: 'PUT',
    body: new Uint8Array(filmOf(MIN_FILM_BYTES)),
  });
}

describe('who may upload', () => {
  test.each<[string, Role[], string[], boolean]>([
    ['an admin', ['user', 'admin'], [], true],
    ['a person given the permission', ['user'], ['uploadVideos'], true],
    ['a student', ['user'], [], false],
    ['a manager with another permission', ['user', 'manager'], ['uploadFiles'], false],
    ['a superadmin who is no admin', ['user', 'superadmin'], [], false],
  ])('%s: %4$j (G6)', async (_, roles, permissions, isAllowed) => {
    const browser = await college.signedIn({ roles });
    for (const permission of permissions) {
      await college.database.owner.query(
        'insert into individual_permission (person_id, permission) values ($1, $2)',
        [browser.person.id, permission],
      );
    }
    const { errors } = await browser.call(BEGIN, { input: newInput() });
    const refusal = { code: 'FORBIDDEN', problem: 'notAllowed' };
    expect(errors.map(({ extensions }) => extensions)).toEqual(isAllowed ? [] : [refusal]);
  });

  test('nobody who is not signed in', async () => {
    const { errors } = await college.visitor().call(BEGIN, { input: newInput() });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('nobody from the moment the role is taken away, also not to complete', async () => {
    const ana = await college.signedIn({ roles: ['user', 'admin'] });
    const input = newInput();
    await beginAndSend(ana, input);
    await college.database.owner.query(`update person set roles = '{user}' where id = $1`, [ana.person.id]);
    expect((await ana.call(COMPLETE, input)).errors[0]?.extensions.problem).toBe('notAllowed');
  });
});

describe('another user’s upload', () => {
  test.each(['the same region', 'another region'])(
    'is neither gone on with, completed nor aborted by an admin of %s (G6)',
    async (where) => {
      const region = await college.region();
      const other = where === 'the same region' ? region : await college.region();
      const ana = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
      const ben = await college.signedIn({ roles: ['user', 'admin'], regionIds: [other.id] });
      const input = newInput();
      await beginAndSend(ana, input);

      expect((await ben.call(BEGIN, { input })).errors[0]?.extensions.problem).toBe('videoIdTaken');
      for (const operation of [COMPLETE, ABORT]) {
        expect((await ben.call(operation, input)).errors[0]?.extensions).toEqual({
          code: 'NOT_FOUND',
          problem: 'videoUploadUnknown',
        });
      }
      const completed = { _id: input.videoId, uploadInfo: { completed: true } };
      expect((await ana.call(COMPLETE, input)).data).toEqual({ completeMultipartVideoUpload: completed });
    },
  );
});
