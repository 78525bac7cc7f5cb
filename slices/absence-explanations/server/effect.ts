import type { Percent } from '#kit/percent/percent.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { AttendanceStatus, ExplanationDecision } from '#slices/attendance/rules/status.ts';
import { attendanceOf, countedTermsOf, type GroupAttendance } from '#slices/attendance/server/api.ts';
import type { ExplanationRecord } from './explanation.queries.ts';

/** What a term comes to with an explanation as it stands, or as it might be decided. */
export interface Outcome {
  status: AttendanceStatus;
  percent: Percent | null;
  deduction: Percent;
}

export interface Effect {
  now: Outcome;
  explained: Outcome;
  excused: Outcome;
}

/** What each decision would come to; null where the student is not on the roll any more. */
export async function effectOf(
  ctx: Context,
  { personId, sessionId, groupId }: ExplanationRecord,
): Promise<Effect | null> {
  const whole = ctx.unscoped('what a decision about an absence comes to');
  const attendances = await attendanceOf(whole, { personIds: [personId], locale: ctx.locale });
  const attendance = attendances.find((one) => one.groupId === groupId);
  if (!attendance) return null;
  const stored = attendance.rows.find((row) => row.sessionId === sessionId);
  const outcome = (decision: ExplanationDecision | null) => outcomeOf(attendance, sessionId, decision);
  const [now, explained, excused] = [
    outcome(stored?.explanation ?? null),
    outcome('EXPLAINED'),
    outcome('EXCUSED'),
  ];
  return now && explained && excused && { now, explained, excused };
}

function outcomeOf(
  attendance: GroupAttendance,
  sessionId: string,
  explanation: ExplanationDecision | null,
): Outcome | null {
  const rows = attendance.rows.map((row) => (row.sessionId === sessionId ? { ...row, explanation } : row));
  for (const { records, standing } of countedTermsOf({ ...attendance, rows })) {
    const record = records.find((one) => one.sessionId === sessionId);
    if (record) return { status: record.status, percent: standing.percent, deduction: standing.deduction };
  }
  return null;
}
