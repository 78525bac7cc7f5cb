import { languageTag } from '#kit/messages/locales.ts';
import { writtenPercent } from '#kit/percent/percent.ts';
import { attendanceMet, type Said } from '#slices/groups/rules/readiness.ts';
import { onRequirementAsked } from '#slices/groups/server/api.ts';
import { spansOf, yearOf } from '../../rules/year.ts';
import { findCounting, listYearMarks } from './year-marks.queries.ts';

/** Of all sessions of the year with the group: each term as its policy counts it. */
onRequirementAsked({
  name: 'ATTENDANCE',
  async read(ctx, { group: { id: groupId, today }, personIds, policy }) {
    const counting = await findCounting(ctx.db, groupId);
    const spans = spansOf(counting, today);
    const rows = await listYearMarks(ctx.db, {
      groupId,
      personIds,
      firstDays: spans.map(({ firstDay }) => firstDay),
      lastDays: spans.map(({ lastDay }) => lastDay),
    });
    const marked = rows.flatMap(({ at, ...row }) => {
      const span = spans[at];
      return span ? [{ ...row, span }] : [];
    });
    const byPerson = Map.groupBy(marked, ({ personId }) => personId);
    const share = new Intl.NumberFormat(languageTag(ctx.locale), {
      style: 'percent',
      maximumFractionDigits: 2,
    });
    const saidOf = (percent: Parameters<typeof writtenPercent>[0] | null): Said =>
      percent === null ? { id: 'noRollYet' } : share.format(writtenPercent(percent) / 100);
    const required = share.format((policy.minAttendance ?? 0) / 100);
    return (personId) => {
      const year = yearOf(byPerson.get(personId) ?? [], counting);
      const value = saidOf(year.percent);
      return {
        isMet: attendanceMet(year.percent, policy),
        value,
        amount: year.percent,
        steps: [
          { label: { id: 'requirementAsked' }, value: required },
          ...year.spans.flatMap(({ span, percent }) =>
            span.name === null ? [] : [{ label: span.name, value: saidOf(percent) }],
          ),
          { label: { id: counting.terms.length > 0 ? 'attendanceInAll' : 'attendanceOutsideTerms' }, value },
        ],
        path: `/users/${personId}?tab=attendance`,
      };
    };
  },
});
