import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '#apps/server/schema.ts';
import type { Permission } from '#kit/graphql/permission.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

const PERSON_ID = '00000000-0000-7000-8000-000000000001';

/** What nobody does in another's place (decision 11). A user who adds a mutation asks whether it belongs here. */
const ONLY_IN_PERSON = {
  acceptTerms: 'mutation { acceptTerms(version: 1) { _id } }',
  acknowledgeEvaluation: `mutation { acknowledgeEvaluation(evaluationId: "${PERSON_ID}") { _id } }`,
  addClassPhoto: `mutation { addClassPhoto(photoId: "${PERSON_ID}", year: 2020, place: "", caption: "", picture: "") { _id } }`,
  askSupervisor: `mutation { askSupervisor(requestId: "${PERSON_ID}", entryId: "${PERSON_ID}", version: 1, isWholeWeek: false, input: { name: "A", email: "a@example.org", locale: "en" }) { _id } }`,
  blockedSenders: 'query { blockedSenders { _id } }',
  calendarConsent: 'mutation { calendarConsent { __typename } }',
  changeEmail: 'mutation { changeEmail(newEmail: "ana@example.org", currentPassword: "0") }',
  changePassword: 'mutation { changePassword(currentPassword: "0", newPassword: "0") }',
  changeRegionStaff: `mutation { changeRegionStaff(regionId: "${PERSON_ID}", role: dean, gives: [], takes: []) { _id } }`,
  changeUserEmail: `mutation { changeUserEmail(userId: "${PERSON_ID}", newEmail: "ana@example.org") { _id } }`,
  checkCardPayment: `mutation { checkCardPayment(attemptId: "${PERSON_ID}") { clientSecret } }`,
  checkIn: 'mutation { checkIn(code: "123456") { _id } }',
  complainOfClassPhoto: `mutation { complainOfClassPhoto(photoId: "${PERSON_ID}", complaint: "A proof") { _id } }`,
  createCalendarFeed: 'mutation { createCalendarFeed }',
  createSponsorLink: `mutation { createSponsorLink(linkId: "${PERSON_ID}", invoiceId: "${PERSON_ID}", linkInput: { takesParts: true, email: "", locale: "en" }) { _id } }`,
  deactivateUser: `mutation { deactivateUser(userId: "${PERSON_ID}", reason: "A proof") { _id } }`,
  deleteLessonNote: `mutation { deleteLessonNote(noteId: "${PERSON_ID}") }`,
  deletePushSubscription: 'mutation { deletePushSubscription(endpoint: "https://fcm.googleapis.com/0") }',
  disconnectCalendar: 'mutation { disconnectCalendar }',
  enablePaymentPlan: `mutation { enablePaymentPlan(planId: "${PERSON_ID}") { _id } }`,
  endSession: `mutation { endSession(_id: "${PERSON_ID}") }`,
  endUserSession: `mutation { endUserSession(userId: "${PERSON_ID}", sessionId: "${PERSON_ID}") }`,
  getTokensFromAuthCode: 'mutation { getTokensFromAuthCode(authCode: "0") }',
  impersonateUser: `mutation { impersonateUser(userId: "${PERSON_ID}", reason: "A proof") { _id } }`,
  leaveExam: `mutation { leaveExam(attemptId: "${PERSON_ID}", deviceId: "${PERSON_ID}", events: []) { _id } }`,
  logOutEverywhere: 'mutation { logOutEverywhere }',
  mergeUsers: `mutation { mergeUsers(keptId: "${PERSON_ID}", mergedId: "${PERSON_ID}", reason: "A proof") { _id } }`,
  openSubmissionUpload: `mutation { openSubmissionUpload(assignmentId: "${PERSON_ID}", fileId: "${PERSON_ID}", name: "Essay.pdf", bytes: 9) { uploadId } }`,
  payByCard: `mutation { payByCard(attemptId: "${PERSON_ID}", invoiceId: "${PERSON_ID}", amount: 1, savesCard: false) { clientSecret } }`,
  publishEvaluation: `mutation { publishEvaluation(evaluationId: "${PERSON_ID}", version: 1) { _id } }`,
  reactivateUser: `mutation { reactivateUser(userId: "${PERSON_ID}") { _id } }`,
  readCalendarAgain: 'mutation { readCalendarAgain { __typename } }',
  recordExamEvents: `mutation { recordExamEvents(attemptId: "${PERSON_ID}", deviceId: "${PERSON_ID}", events: []) { upTo } }`,
  removeClassPhoto: `mutation { removeClassPhoto(photoId: "${PERSON_ID}") { _id } }`,
  removeOwnCard: 'mutation { removeOwnCard }',
  replyToEvaluation: `mutation { replyToEvaluation(evaluationId: "${PERSON_ID}", reply: "A proof") { _id } }`,
  restoreClassPhoto: `mutation { restoreClassPhoto(photoId: "${PERSON_ID}") { _id } }`,
  revokeCalendarFeed: 'mutation { revokeCalendarFeed }',
  saveAlumniProfile: `mutation { saveAlumniProfile(version: 1, alumniProfileInput: { location: "A", graduatedOn: "2019-05-17", graduationPlace: "A" }) { user { _id } } }`,
  saveEvaluation: `mutation { saveEvaluation(evaluationId: "${PERSON_ID}", input: { formId: "${PERSON_ID}", groupId: "${PERSON_ID}", personId: "${PERSON_ID}", day: "2026-01-05", answers: [], comment: "" }) { _id } }`,
  saveLessonNote: `mutation { saveLessonNote(noteId: "${PERSON_ID}", lessonId: "${PERSON_ID}", version: 0, atSecond: 0, body: "A proof") { _id } }`,
  saveOwnCard: `mutation { saveOwnCard(setupId: "${PERSON_ID}") { isSaved } }`,
  savePushSubscription: `mutation { savePushSubscription(pushSubscriptionInput: { endpoint: "https://fcm.googleapis.com/0", auth: "0", p256dh: "0" }) }`,
  sendAlumniMessage: `mutation { sendAlumniMessage(messageId: "${PERSON_ID}", recipientId: "${PERSON_ID}", message: "A proof") { _id } }`,
  sentAlumniMessages: 'query { sentAlumniMessages { count } }',
  sessions: 'query { sessions { _id } }',
  setSenderBlocked: `mutation { setSenderBlocked(blockedSenderId: "${PERSON_ID}", isBlocked: false) { _id } }`,
  setUpPaymentPlan: `mutation { setUpPaymentPlan(planId: "${PERSON_ID}", invoiceId: "${PERSON_ID}", planInput: { frequency: WEEKLY, instalments: 2, firstDay: "2190-01-01", total: 2 }) { _id } }`,
  setUserRole: `mutation { setUserRole(userId: "${PERSON_ID}", role: dean, isEverywhere: false, regionIds: []) { _id } }`,
  showNameOnTranscripts: 'mutation { showNameOnTranscripts(isShown: true) }',
  startExam: `mutation { startExam(examId: "${PERSON_ID}", attemptId: "${PERSON_ID}", deviceId: "${PERSON_ID}") { _id } }`,
  submitAssignment: `mutation { submitAssignment(assignmentId: "${PERSON_ID}", versionId: "${PERSON_ID}", known: 0, kept: [], sent: []) { _id } }`,
  submitExam: `mutation { submitExam(attemptId: "${PERSON_ID}", deviceId: "${PERSON_ID}", events: []) { _id } }`,
  supportViews: 'query { supportViews }',
  userSessions: `query { userSessions(userId: "${PERSON_ID}") { _id } }`,
  watchLesson: `mutation { watchLesson(lessonId: "${PERSON_ID}", position: 0, spans: []) { _id } }`,
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
