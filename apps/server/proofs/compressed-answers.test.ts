import { zstdDecompressSync } from 'node:zlib';
import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { schema } from '../schema.ts';

let college: College;
beforeAll(async () => {
  college = await College.open({ env: { ALLOW_ANY_QUERY: 'true' } });
});
afterAll(() => college.close());

/** Names by which secrets go. */
const SOUNDS_SECRET = /url|token|secret|password|path|code|key|hash|nonce|cookie|qr/i;
/** What one only reaches by a field that is marked. */
const BEHIND_MARKED = new Set(['FilmPlayback']);
/** What has such a name and opens nothing to those who are not let in anyway (decision 23). */
const OPEN = new Set([
  // Addresses of our own that ask who is calling, or that everybody knows.
  'AssignmentDownload.url',
  'CalendarEntry.path',
  'CalendarEntry.url',
  'CourseFile.url',
  'CourseGroup.outlinesUrl',
  'CourseOutline.url',
  'ExplanationFile.url',
  'FeedbackFile.url',
  'IssuedTranscript.url',
  'LeaveFile.url',
  'LessonFile.url',
  'Link.url',
  'ManagedNewsPost.pictureUrl',
  'NewsPost.pictureUrl',
  'Notification.path',
  'OwnTask.path',
  'Queue.path',
  'Requirement.path',
  'SiteSettings.assetBaseUrl',
  'SiteSettings.formerLearningUrl',
  'SubmissionFile.url',
  'TranscriptBatch.zipUrl',
  'TranscriptHold.path',
  // The public half of the key by which browsers know who pushes to them.
  'Query.pushKey',
  // What is printed beside every course, and parts of an address.
  'Course.code',
  'TranscriptCourse.code',
  'ManagedRegion.addressPostcode',
  'Region.addressPostcode',
  'Address.postcode',
  // The digest of what one has handed in, told as a receipt.
  'SubmissionVersion.receiptHash',
  // The digest of a bank file, by which staff know the same file again.
  'BankFile.hash',
  // Pictures: the same address for everybody who sees the person, and shown beside the name.
  'AlumniProfile.pictureUrl',
  'AlumnusCard.pictureUrl',
  'CourseTeacher.photoUrl',
  'Teacher.photoUrl',
  'RollStudent.pictureUrl',
  'User.pictureUrl',
  'ClassMember.pictureUrl',
  'ClassPhoto.url',
]);

test('a field that sounds secret is marked as such, or known to be open', () => {
  const unknown: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || BEHIND_MARKED.has(type.name)) continue;
    for (const [name, field] of Object.entries(type.getFields())) {
      const isText = ['String', 'ID'].includes(getNamedType(field.type).name);
      const path = `${type.name}.${name}`;
      if (!isText || !SOUNDS_SECRET.test(name) || name.endsWith('ourseCode') || OPEN.has(path)) continue;
      if (field.extensions['carriesSecret'] !== true) unknown.push(path);
    }
  }
  expect(unknown).toEqual([]);
});

async function ask(query: string) {
  const { cookies } = await college.signedIn({ roles: ['user', 'admin'] });
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  return college.served.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-requested-by': 'college-app', 'accept-encoding': 'gzip, br, zstd', cookie },
    payload: { query },
  });
}

const LONG = ['a', 'b', 'c'].map((name) => `${name}: currencies { label value decimals }`).join(' ');

test('a long answer leaves compressed', async () => {
  const { headers, rawPayload } = await ask(`{ ${LONG} }`);
  expect(headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding' });
  expect(headers['content-length']).toBe(String(rawPayload.length));
  const { data } = JSON.parse(zstdDecompressSync(rawPayload).toString()) as { data: { a: [] } };
  expect(data.a.length).toBeGreaterThan(5);
});

test('an answer with a secret leaves as it is, so that its length tells nothing of it', async () => {
  const { headers, payload } = await ask(
    `{ currentUser { ...Own } ${LONG} } fragment Own on User { apiToken }`,
  );
  expect(headers).not.toHaveProperty('content-encoding');
  const { data } = JSON.parse(payload) as { data: { currentUser: { apiToken: string } } };
  expect(data.currentUser.apiToken.length).toBeGreaterThan(20);
  expect(payload.length).toBeGreaterThan(1_024);
});
