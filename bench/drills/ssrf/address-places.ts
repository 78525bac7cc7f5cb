import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Answer, Browser } from '#testing/browser.ts';
import { asRichText } from './targets.ts';

/** A user who may do most, and the records they do it to. */
export interface Visit {
  browser: Browser;
  owner: Pool;
  idNamed(name: string): string;
}

type Send = (visit: Visit, target: string) => Promise<Answer>;

const numberIn = async ({ owner }: Visit, statement: string, values: unknown[] = []): Promise<number> =>
  (await owner.query<{ n: number }>(statement, values)).rows[0]?.n ?? 0;

const SETTINGS = `alumniAdminId alumniRegionId globalRegionId appName appVersionRegion assetBaseUrl defaultAllowedAttempts defaultLocale formerLearningUrl
  orgName senderEmail shortName tellsSupportViews testRegion usesGpa`;

const saveSetting =
  (name: string): Send =>
  async ({ browser }, target) => {
    const { data } = await browser.call(`query settings { siteSettings { ${SETTINGS} version } }`);
    const { version, ...settings } = (data?.['siteSettings'] ?? {}) as Record<string, unknown>;
    return browser.call(
      `mutation save($version: Int!, $settings: SiteSettingsInput!) {
        saveSiteSettings(version: $version, settingsInput: $settings) { version } }`,
      { version, settings: { ...settings, [name]: target } },
    );
  };

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** A picture that is drawn by what stands elsewhere. */
const svgOf = (target: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="300">` +
  `<image href="${target}" xlink:href="${target}" width="300" height="300"/></svg>`;

/** The address itself in place of a picture, then a picture that names it. */
const sendPicture =
  (mutation: (visit: Visit, picture: string) => Promise<Answer>): Send =>
  async (visit, target) => {
    await mutation(visit, target);
    await mutation(visit, `data:image/svg+xml;base64,${base64(svgOf(target))}`);
    return mutation(visit, base64(svgOf(target)));
  };

const SAVE_POST = `mutation save($id: ID!, $post: NewsPostInput!) {
  createNewsPost(postId: $id, postInput: $post) { _id } }`;
const draftSaying = (body: string) => ({
  audience: 'EVERYBODY',
  texts: [{ locale: 'en', title: 'News', body }],
});

/** As a browser makes them: a point on the curve, and a secret. */
const PUSH_KEY = createECDH('prime256v1').generateKeys('base64url');
const PUSH_SECRET = randomBytes(16).toString('base64url');

/**
 * Every place that takes an address, or a text in which one can stand, with values around it that let it be stored: a place
 * that only ever refuses proves little. Places are called by their input and field, or their mutation and argument.
 */
export const ADDRESS_PLACES: Readonly<Record<string, Send>> = {
  'LinkInput.url': ({ browser }, target) =>
    browser.call(
      'mutation save($id: ID!, $link: LinkInput!) { createLink(linkId: $id, linkInput: $link) { _id } }',
      { id: randomUUID(), link: { title: 'A link', url: target } },
    ),

  'ProfileInput.homePage': async (visit, target) =>
    visit.browser.call(
      'mutation save($profile: ProfileInput!) { saveProfile(profileInput: $profile) { _id } }',
      {
        profile: {
          homePage: target,
          version: await numberIn(
            visit,
            `select profile_version as n from person where email = 'superadmin@berea.test'`,
          ),
        },
      },
    ),

  'AlumniProfileInput.homePage': async (visit, target) => {
    await visit.owner.query(
      `update person set graduated_on = coalesce(graduated_on, '2019-05-17') where email = 'superadmin@berea.test'`,
    );
    return visit.browser.call(
      `mutation save($version: Int!, $profile: AlumniProfileInput!) {
        saveAlumniProfile(version: $version, alumniProfileInput: $profile) { version } }`,
      {
        version: await numberIn(
          visit,
          `select p.profile_version + coalesce(a.version, 0) as n
           from person p left join alumni_profile a on a.person_id = p.id where p.email = 'superadmin@berea.test'`,
        ),
        profile: {
          location: 'Here',
          graduatedOn: '2019-05-17',
          graduationPlace: 'Here',
          homePage: target,
          showsHomePage: true,
        },
      },
    );
  },

  'MinistryInput.website': ({ browser }, target) =>
    browser.call(
      `mutation save($id: ID!, $ministry: MinistryInput!) {
        createMinistry(ministryId: $id, ministryInput: $ministry) { _id } }`,
      {
        id: randomUUID(),
        ministry: {
          name: 'A ministry',
          ministers: 'Ruth',
          city: 'Denver',
          country: 'US',
          website: target,
          isPublic: true,
        },
      },
    ),

  'addClassPhoto.picture': sendPicture(({ browser }, picture) =>
    browser.call(
      `mutation save($id: ID!, $picture: String!) {
        addClassPhoto(photoId: $id, year: 2019, place: "", caption: "", picture: $picture) { _id } }`,
      { id: randomUUID(), picture },
    ),
  ),

  'SiteSettingsInput.assetBaseUrl': saveSetting('assetBaseUrl'),
  'SiteSettingsInput.formerLearningUrl': saveSetting('formerLearningUrl'),

  'setPicture.picture': sendPicture(({ browser }, picture) =>
    browser.call('mutation save($picture: String!) { setPicture(picture: $picture) { _id } }', { picture }),
  ),

  'setTeacherPhoto.photo': sendPicture(({ browser, idNamed }, photo) =>
    browser.call(
      'mutation save($id: ID!, $photo: String!) { setTeacherPhoto(teacherId: $id, photo: $photo) { _id } }',
      { id: idNamed('teacherId'), photo },
    ),
  ),

  'TeacherInput.biography': ({ browser, idNamed }, target) =>
    browser.call(
      `mutation save($id: ID!, $regionId: ID!, $teacher: TeacherInput!) {
        createTeacher(teacherId: $id, regionId: $regionId, teacherInput: $teacher) { _id } }`,
      {
        id: randomUUID(),
        regionId: idNamed('regionId'),
        teacher: { name: 'A teacher', biography: asRichText(target) },
      },
    ),

  'CourseTextsInput.description': ({ browser }, target) =>
    browser.call(
      `mutation save($id: ID!, $course: CourseInput!, $words: CourseTextsInput!) {
        createCourse(courseId: $id, courseInput: $course, courseTexts: $words) { _id } }`,
      {
        id: randomUUID(),
        course: {
          code: randomUUID().slice(0, 8).toUpperCase(),
          credits: 1,
          hidden: true,
          kind: 'CORE',
          ownLocale: 'en',
        },
        words: { name: 'A course', description: asRichText(target) },
      },
    ),

  'LessonTextsInput.description': async (visit, target) => {
    const id = visit.idNamed('lessonId');
    return visit.browser.call(
      `mutation save($id: ID!, $version: Int!, $words: LessonTextsInput!) {
        saveLessonText(lessonId: $id, locale: "en", version: $version, words: $words) { _id } }`,
      {
        id,
        version: await numberIn(visit, 'select version as n from lesson where id = $1', [id]),
        words: { title: 'A lesson', description: asRichText(target), chapters: [] },
      },
    );
  },

  'AssignmentTextsInput.content': ({ browser, idNamed }, target) =>
    browser.call(
      `mutation save($id: ID!, $courseId: ID!, $words: AssignmentTextsInput!) {
        saveAssignment(assignmentId: $id, courseId: $courseId, kind: GRADED, words: $words) { _id } }`,
      {
        id: randomUUID(),
        courseId: idNamed('courseId'),
        words: { locale: 'en', title: 'An assignment', content: asRichText(target) },
      },
    ),

  'saveDocumentBody.content': async (visit, target) => {
    const id = visit.idNamed('documentId');
    return visit.browser.call(
      `mutation save($id: ID!, $version: Int!, $content: RichText!) {
        saveDocumentBody(documentId: $id, locale: "en", version: $version, content: $content) { _id } }`,
      {
        id,
        version: await numberIn(visit, 'select version as n from document where id = $1', [id]),
        content: asRichText(target),
      },
    );
  },

  'saveLessonSubtitles.file': ({ browser, idNamed }, target) =>
    browser.call(
      `mutation save($id: ID!, $file: String!) {
        saveLessonSubtitles(lessonId: $id, locale: "en", file: $file) { _id } }`,
      {
        id: idNamed('lessonId'),
        file: `WEBVTT\n\nSTYLE\n::cue { background: url(${target}) }\n\n00:00.000 --> 00:05.000\n${target}\n`,
      },
    ),

  'NewsTextInput.body': ({ browser }, target) =>
    browser.call(SAVE_POST, { id: randomUUID(), post: draftSaying(asRichText(target)) }),

  'setNewsPicture.picture': async (visit, target) => {
    const id = randomUUID();
    await visit.browser.call(SAVE_POST, { id, post: draftSaying('<p>News</p>') });
    return sendPicture(({ browser }, picture) =>
      browser.call(
        'mutation save($id: ID!, $picture: String!) { setNewsPicture(postId: $id, picture: $picture) { _id } }',
        { id, picture },
      ),
    )(visit, target);
  },

  'PushSubscriptionInput.endpoint': ({ browser }, target) =>
    browser.call(
      `mutation save($device: PushSubscriptionInput!) { savePushSubscription(pushSubscriptionInput: $device) }`,
      { device: { endpoint: target, auth: PUSH_SECRET, p256dh: PUSH_KEY } },
    ),

  'deletePushSubscription.endpoint': ({ browser }, target) =>
    browser.call('mutation forget($endpoint: String!) { deletePushSubscription(endpoint: $endpoint) }', {
      endpoint: target,
    }),

  'askForHelp.page': ({ browser }, target) =>
    browser.call(
      `mutation save($id: ID!, $page: String!) {
        askForHelp(helpRequestId: $id, message: "Help", page: $page) { _id } }`,
      { id: randomUUID(), page: target },
    ),
};
