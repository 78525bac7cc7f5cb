import { RuleError } from '#kit/graphql/problem.ts';
import { checkGroup, type GroupSession, type GroupValues } from '../rules/group.ts';

export interface GroupInputShape {
  regionId: string;
  name: string;
  studyYear?: number | null | undefined;
  intake?: string | null | undefined;
  session: GroupSession;
  locale: string;
  openForSignUp?: boolean | null | undefined;
  companionApp?: boolean | null | undefined;
  attendanceSchema?: string | null | undefined;
}

/** What a form says about a group, without blanks around it, or its refusal. */
export function parseGroup(input: GroupInputShape): GroupValues {
  const parsed = {
    regionId: input.regionId,
    name: input.name.trim(),
    studyYear: input.studyYear ?? null,
    intake: (input.intake ?? '').trim(),
    session: input.session,
    locale: input.locale,
    openForSignUp: input.openForSignUp ?? false,
    companionApp: input.companionApp ?? false,
    attendanceSchema: (input.attendanceSchema ?? '').trim(),
  };
  const problem = checkGroup(parsed);
  if (problem) throw new RuleError(problem);
  return parsed;
}
