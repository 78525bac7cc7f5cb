import { CallProblem } from '#kit/client/call/call-problem.ts';
import { liveValue, type LiveValue } from '#kit/client/live-value.ts';
import type { SavedState } from '#kit/ui/saved-chip/saved-chip.tsx';
import { answerGiven, deskAfter, type DeskAnswer } from '#slices/exams/rules/sitting/exam-desk.ts';
import type { AnswerDesk, AnswerState } from './answer-desk.ts';
import type { DeviceLog } from './device-log.ts';
import type { Acknowledgement, Line } from './line.ts';
import { LogSender, type SendingState } from './log-sender.ts';
import type { AskedQuestionFragment } from './sitting.graphql.generated.ts';

/** Letters that follow each other faster than this are written down together. */
const DRAFT_MS = 700;

export interface DeskState extends AnswerState {
  saved: SavedState;
  refusal: string | null;
  isSignedOut: boolean;
  isHandedIn: boolean;
  isKept: boolean;
  /** What to add to the page's own count of milliseconds to have the server's clock. */
  clockMs: number;
  /** When the attempt ends by itself; more time that is granted meanwhile moves it. */
  expiresAt: string | null;
}

interface DeskOptions {
  questions: readonly AskedQuestionFragment[];
  /** What the server has, and its clock, at this moment. */
  acknowledgement: Acknowledgement;
  pause: (ms: number) => Promise<void>;
}

/** The desk at which an exam is sat: it takes answers, writes them to the device and has them sent. */
export class ExamDesk implements AnswerDesk {
  readonly state: LiveValue<DeskState>;
  readonly #log: DeviceLog;
  readonly #sender: LogSender;
  readonly #before: Readonly<Record<string, DeskAnswer>>;
  readonly #drafts = new Map<string, string>();
  #draftTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(log: DeviceLog, line: Line, { questions, acknowledgement, pause }: DeskOptions) {
    const { upTo, now, expiresAt } = acknowledgement;
    this.#log = log;
    log.goOnAfter(upTo);
    this.#before = Object.fromEntries(
      questions.flatMap(({ _id, kind, answer }) => (answer ? [[_id, answerGiven(kind, answer)]] : [])),
    );
    this.#sender = new LogSender(log, line, {
      pause,
      acknowledged: upTo,
      onChange: (sending) => this.#noteSending(sending),
      onAcknowledged: (next) => this.#noteAcknowledged(next),
      onCutOff: (reason) => this.#noteCutOff(reason),
    });
    this.state = liveValue<DeskState>({
      ...deskAfter(log.events, this.#before),
      saved: { status: 'saved', at: new Date(now) },
      refusal: null,
      isSignedOut: false,
      isHandingIn: false,
      isHandedIn: false,
      isKept: log.isKept,
      clockMs: Date.parse(now) - performance.now(),
      expiresAt,
    });
  }

  /** Whether the attempt was handed in on this device before, without an answer from the server. */
  get wasHandedIn(): boolean {
    return this.#log.events.some(({ kind }) => kind === 'SUBMIT');
  }

  get unacknowledged() {
    return this.#sender.unacknowledged;
  }

  answer(questionId: string, answer: DeskAnswer): void {
    this.settle();
    this.note({ kind: 'ANSWER', questionId, answer });
  }

  flag(questionId: string, isFlagged: boolean): void {
    this.note({ kind: 'FLAG', questionId, isFlagged });
  }

  /** Words are shown as they are typed and written down when the hand rests. */
  write(questionId: string, words: string): void {
    this.#drafts.set(questionId, words);
    clearTimeout(this.#draftTimer);
    this.#draftTimer = setTimeout(() => this.settle(), DRAFT_MS);
    this.#change({ saved: { status: 'saving' } });
  }

  settle(): void {
    clearTimeout(this.#draftTimer);
    const drafts = [...this.#drafts];
    this.#drafts.clear();
    for (const [questionId, words] of drafts) this.note({ kind: 'ANSWER', questionId, answer: { words } });
  }

  note(happening: Parameters<DeviceLog['append']>[0]): void {
    this.#log.append(happening);
    this.#change({ saved: { status: 'saving' } });
    void this.#sender.send();
  }

  /** Tells the server that the page is still there, and sends what waits. */
  signOfLife(): void {
    void this.#sender.send();
  }

  /** Settles when the server has the attempt, or has refused it. */
  async submit(): Promise<void> {
    if (this.state.get().isHandingIn) return;
    this.settle();
    this.#change({ isHandingIn: true });
    await this.#sender.submit();
    if (this.#sender.state.refusal === null) this.#change({ isHandedIn: true });
  }

  /** By the clock of the page the time is up. It is handed in, unless the server has granted more since it was last heard. */
  async handInInTime(): Promise<void> {
    if (this.state.get().isHandingIn) return;
    this.settle();
    this.#change({ isHandingIn: true });
    await this.#sender.send();
    const { expiresAt, clockMs } = this.state.get();
    this.#change({ isHandingIn: false });
    if (expiresAt === null || Date.parse(expiresAt) > clockMs + performance.now()) return;
    await this.submit();
  }

  /** The last that is written down of a page that goes away. */
  farewell(): LogSender['unacknowledged'] {
    this.#sender.pageGoes();
    this.settle();
    if (!this.state.get().isHandingIn) this.#log.append({ kind: 'LEFT_PAGE' });
    return this.unacknowledged;
  }

  #noteSending({ isAcknowledged, isCutOff, refusal }: SendingState): void {
    const isDone = isAcknowledged && this.#drafts.size === 0;
    const { isKept } = this.#log;
    if (refusal !== null) this.#change({ refusal });
    if (!isDone) this.#change({ saved: { status: isCutOff && isKept ? 'onDevice' : 'saving' }, isKept });
  }

  #noteAcknowledged({ upTo, now, expiresAt }: Acknowledgement): void {
    const at = new Date(now);
    const clockMs = at.getTime() - performance.now();
    const isDone = upTo >= this.#log.last && this.#drafts.size === 0;
    this.#change({
      clockMs,
      expiresAt,
      isSignedOut: false,
      ...(isDone && { saved: { status: 'saved', at } }),
    });
  }

  #noteCutOff(reason: unknown): void {
    this.#change({ isSignedOut: reason instanceof CallProblem && reason.code === 'UNAUTHENTICATED' });
  }

  #change(change: Partial<DeskState>): void {
    const written = deskAfter(this.#log.events, this.#before);
    const drafted = Object.fromEntries([...this.#drafts].map(([id, words]) => [id, { words }]));
    this.state.set({
      ...this.state.get(),
      flagged: written.flagged,
      answers: { ...written.answers, ...drafted },
      ...change,
    });
  }
}
