import { call } from '#kit/client/call/call.ts';
import { unsentChoices } from '#kit/client/storage/stored-choices.ts';
import { joined, type Span } from '../../rules/watched.ts';
import { watchLesson } from '../lesson.graphql.generated.ts';
import { wasRefused } from '../was-refused.ts';

export interface WatchedReport {
  lessonId: string;
  position: number;
  spans: readonly Span[];
}

interface Kept {
  reports: readonly WatchedReport[];
}

/** What the network would not take: kept by the device until the server has it. */
const kept = unsentChoices<Kept>('watched', { reports: [] }, { reports: Array.isArray });

/** More lessons than anybody watches without a network. */
const MAX_KEPT = 50;

/** All that is to be told of one lesson: what was kept, and what is new. */
function together(report: WatchedReport): WatchedReport {
  const before = kept.get().reports.find(({ lessonId }) => lessonId === report.lessonId);
  return { ...report, spans: joined([...(before?.spans ?? []), ...report.spans]) };
}

const othersThan = (lessonId: string): WatchedReport[] =>
  kept.get().reports.filter((report) => report.lessonId !== lessonId);

/** Reports what was watched, and says whether the server has it. What it refuses is not sent again. */
export async function reportWatched(report: WatchedReport, isLast: boolean): Promise<boolean> {
  const whole = together(report);
  // Kept before it is sent: a page that is left may never hear the answer, and saying it twice changes nothing.
  kept.change({ reports: [...othersThan(report.lessonId), whole].slice(-MAX_KEPT) });
  try {
    await call(watchLesson, whole, { outlivesPage: isLast });
  } catch (problem) {
    if (!wasRefused(problem)) return false;
  }
  kept.change({ reports: othersThan(report.lessonId) });
  return true;
}

/** Sends what is still kept from an earlier visit. */
export async function reportKept(): Promise<void> {
  for (const report of kept.get().reports)
    if (!(await reportWatched({ ...report, spans: [] }, false))) return;
}
