import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '#apps/server/schema.ts';
import type { Permission } from '#kit/graphql/permission.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

const SOMEBODY = '00000000-0000-7000-8000-000000000001';

/** What nobody does in another's place (decision 11). A user who adds a mutation asks whether it belongs here. */
const ONLY_IN_PERSON = {
  acceptTerms: 'mutation { acceptTerms(version: 1) { _id } }',
  calendarConsent: 'mutation { calendarConsent { __typename } }',
  changeEmail: 'mutation { changeEmail(newEmail: "ana@example.org", currentPassword: "0") }',
  changePassword: 'mutation { changePassword(currentPassword: "0", newPassword: "0") }',
  changeRegionStaff: `mutation { changeRegionStaff(regionId: "${SOMEBODY}", role: dean, gives: [], takes: []) { _id } }`,
  changeUserEmail: `mutation { changeUserEmail(userId: "${SOMEBODY}", newEmail: "ana@example.org") { _id } }`,
  checkCardPayment: `mutation { checkCardPayment(attemptId: "${SOMEBODY}") { clientSecret } }`,
  checkIn: 'mutation { checkIn(code: "123456") { _id } }',
  createCalendarFeed: 'mutation { createCalendarFeed }',
  deactivateUser: `mutation { deactivateUser(userId: "${SOMEBODY}", reason: "A proof") { _id } }`,
  deleteLessonNote: `mutation { deleteLessonNote(noteId: "${SOMEBODY}") }`,
  deletePushSubscription: 'mutation { deletePushSubscription(endpoint: "https://fcm.googleapis.com/0") }',
  disconnectCalendar: 'mutation { disconnectCalendar }',
  endSession: `mutation { endSession(_id: "${SOMEBODY}") }`,
  endUserSession: `mutation { endUserSession(userId: "${SOMEBODY}", sessionId: "${SOMEBODY}") }`,
  getTokensFromAuthCode: 'mutation { getTokensFromAuthCode(authCode: "0") }',
  impersonateUser: `mutation { impersonateUser(userId: "${SOMEBODY}", reason: "A proof") { _id } }`,
  leaveExam: `mutation { leaveExam(attemptId: "${SOMEBODY}", deviceId: "${SOMEBODY}", events: []) { _id } }`,
  logOutEverywhere: 'mutation { logOutEverywhere }',
  mergeUsers: `mutation { mergeUsers(keptId: "${SOMEBODY}", mergedId: "${SOMEBODY}", reason: "A proof") { _id } }`,
  openSubmissionUpload: `mutation { openSubmissionUpload(assignmentId: "${SOMEBODY}", fileId: "${SOMEBODY}", name: "Essay.pdf", bytes: 9) { uploadId } }`,
  payByCard: `mutation { payByCard(attemptId: "${SOMEBODY}", invoiceId: "${SOMEBODY}", amount: 1, savesCard: false) { clientSecret } }`,
  reactivateUser: `mutation { reactivateUser(userId: "${SOMEBODY}") { _id } }`,
  readCalendarAgain: 'mutation { readCalendarAgain { __typename } }',
  recordExamEvents: `mutation { recordExamEvents(attemptId: "${SOMEBODY}", deviceId: "${SOMEBODY}", events: []) { upTo } }`,
  removeOwnCard: 'mutation { removeOwnCard }',
  revokeCalendarFeed: 'mutation { revokeCalendarFeed }',
  saveLessonNote: `mutation { saveLessonNote(noteId: "${SOMEBODY}", lessonId: "${SOMEBODY}", version: 0, atSecond: 0, body: "A proof") { _id } }`,
  saveOwnCard: `mutation { saveOwnCard(setupId: "${SOMEBODY}") { isSaved } }`,
  savePushSubscription: `mutation { savePushSubscription(pushSubscriptionInput: { endpoint: "https://fcm.googleapis.com/0", auth: "0", p256dh: "0" }) }`,
  sessions: 'query { sessions { _id } }',
  setUserRole: `mutation { setUserRole(userId: "${SOMEBODY}", role: dean, isEverywhere: false, regionIds: []) { _id } }`,
  showNameOnTranscripts: 'mutation { showNameOnTranscripts(isShown: true) }',
  startExam: `mutation { startExam(examId: "${SOMEBODY}", attemptId: "${SOMEBODY}", deviceId: "${SOMEBODY}") { _id } }`,
  submitAssignment: `mutation { submitAssignment(assignmentId: "${SOMEBODY}", versionId: "${SOMEBODY}", known: 0, kept: [], sent: []) { _id } }`,
  submitExam: `mutation { submitExam(attemptId: "${SOMEBODY}", deviceId: "${SOMEBODY}", events: []) { _id } }`,
  supportViews: 'query { supportViews }',
  userSessions: `query { userSessions(userId: "${SOMEBODY}") { _id } }`,
  watchLesson: `mutation { watchLesson(lessonId: "${SOMEBODY}", position: 0, spans: []) { _id } }`,
};

let college: College;
let inAnothersPlace: Browser;
beforeAll(async () => {
  college = await College.open();
  const { id: regionId } = await college.region();
  inAnothersPlace = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
  const { id: userId } = await college.person({ regionIds: [regionId] });
  await inAnothersPlace.call(
    'mutation i($userId: ID!) { impersonateUser(userId: $userId, reason: "A proof") { _id } }',
    { userId },
  );
});
afterAll(() => college.close());

test('what is done only in person is on the list, and the list names nothing else', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const marked = fields.filter(
    ({ extensions }) => (extensions['permission'] as Permission).isOnlyInPerson === true,
  );
  expect(marked.map(({ name }) => name).toSorted()).toEqual(Object.keys(ONLY_IN_PERSON));
});

test.each(Object.entries(ONLY_IN_PERSON))(
  'an administrator in a user’s place is refused %s',
  async (_, document) => {
    const { errors } = await inAnothersPlace.call(document);
    expect(errors.map(({ extensions }) => extensions.problem)).toEqual(['notWhileImpersonating']);
  },
);
