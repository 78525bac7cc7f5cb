import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';

export const matrix: SliceMatrix = {
  reads: {
    Query: { calendarConnection: ['signedIn'], calendar: ['signedIn'] },
    Calendar: { 'entries first isCut last timeZone': ['signedIn'] },
    CalendarEntry: { '_id allDay detail endsAt isDone kind path startsAt timeZone title': ['signedIn'] },
    CalendarConnection: { 'connectedAt provider': ['signedIn'] },
    CalendarConsent: { url: ['inPerson'] },
  },
  writes: {
    disconnectCalendar: { cases: [{ who: ['inPerson'], at: () => ({}) }] },
    // The college of the proofs has no access to a provider of calendars.
    calendarConsent: { cases: [{ who: [], at: () => ({}) }] },
    getTokensFromAuthCode: { cases: [{ who: [], at: () => ({ authCode: 'guessed', state: 'guessed' }) }] },
  },
  async seed({ owner, personId, mark }) {
    if (!personId) return [];
    await owner.query(
      `insert into calendar_connection (person_id, provider, sealed_token, connected_at)
       values ($1, 'google', $2, now()) on conflict do nothing`,
      [personId, Buffer.from(mark('calendar', 'token'))],
    );
    await owner.query(
      `with asking as (insert into session (secret_hash, person_id, auth_method, expires_at)
         values ('', $1, 'PASSWORD', now() + interval '1 hour') returning id)
       insert into calendar_consent (person_id, session_id, state, begun_at) select $1, id, $2, now() from asking
       on conflict (person_id) do nothing`,
      [personId, mark('calendar', 'state')],
    );
    return [];
  },
};
