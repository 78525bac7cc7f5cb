import { languageName } from '#kit/messages/locales.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { takesSignUps } from '../rules/group.ts';
import type { OneGroupFragment } from './group.graphql.generated.ts';
import { SESSION_TEXTS } from './session-texts.ts';

/** What is said about a group; what is not said is left out. */
export function useFactsAboutGroup(group: OneGroupFragment): { term: string; value: string }[] {
  const text = useText();
  const { regionName, studyYear, intake, session, locale, attendanceSchema, membersNow } = group;
  return [
    { term: text('groupCampus'), value: regionName },
    { term: text('groupYear'), value: text('groupYearNumber', { year: studyYear ?? 0 }), isSaid: studyYear },
    { term: text('groupIntake'), value: intake, isSaid: intake },
    { term: text('groupSession'), value: text(SESSION_TEXTS[session]) },
    { term: text('groupLanguage'), value: languageName(locale) },
    { term: text('groupSchema'), value: attendanceSchema, isSaid: attendanceSchema },
    { term: text('groupSignUp'), value: text(takesSignUps(group) ? 'signUpOpen' : 'signUpClosed') },
    { term: text('groupMembers'), value: String(membersNow) },
  ].filter(({ isSaid = true }) => Boolean(isSaid));
}
