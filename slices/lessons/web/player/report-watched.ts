import { call, type CallOptions } from '#kit/client/call/call.ts';
import { Outbox } from '#kit/offline/outbox.ts';
import { wasRefused } from '#kit/offline/refused.ts';
import { joined, type Span } from '../../rules/watching/watched.ts';
import { watchLesson } from '../lesson.graphql.generated.ts';

export interface WatchedReport {
  lessonId: string;
  position: number;
  spans: readonly Span[];
}

/** All that is to be told of one lesson: it stands where the last report says. */
const together = (reports: readonly WatchedReport[], last: WatchedReport): WatchedReport => ({
  ...last,
  spans: joined(reports.flatMap(({ spans }) => spans)),
});

/** What the server refuses is not sent again. */
async function tell(report: WatchedReport, options: CallOptions): Promise<void> {
  try {
    await call(watchLesson, report, options);
  } catch (problem) {
    if (!wasRefused(problem)) throw problem;
  }
}

const outbox = new Outbox<WatchedReport>({
  name: 'watched',
  async send(waiting, signal) {
    const [first] = waiting;
    const ofLesson = waiting.filter(({ lessonId }) => lessonId === first?.lessonId);
    const last = ofLesson.at(-1);
    if (last) await tell(together(ofLesson, last), { signal });
    return ofLesson;
  },
});

/** Reports what was watched, and says whether the server has it. */
export async function reportWatched(report: WatchedReport, isLast: boolean): Promise<boolean> {
  const isSameLesson = ({ lessonId }: WatchedReport): boolean => lessonId === report.lessonId;
  const whole = together([...outbox.state.get().waiting.filter(isSameLesson), report], report);
  outbox.append(whole, isSameLesson);
  if (!isLast) return outbox.sendNow();
  // A page that is being left waits for no turn, and may never hear the answer; saying it twice changes nothing.
  try {
    await tell(whole, { outlivesPage: true });
    outbox.acknowledge([whole]);
    return true;
  } catch {
    void outbox.send();
    return false;
  }
}

/** Sends what is still kept from an earlier visit. */
export const reportKept = (): Promise<boolean> => outbox.sendNow();
