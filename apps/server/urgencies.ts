import type { Urgency } from '#kit/http/limits/admission.ts';
import { DeviceCookie, hasDeviceCookie } from '#kit/http/sessions/device-cookie.ts';
import { Remembered } from '#kit/http/remembered.ts';
import { readSessionCookie } from '#kit/http/sessions/session-cookie.ts';
import { normalEmail } from '#slices/people/rules/person.ts';

/** Who has to do with an exam about now. */
export interface InExams {
  /** Whether the person of a session sits one, or is only expected at one. */
  sessions: ReadonlyMap<string, 'sitting' | 'expected'>;
  emails: ReadonlySet<string>;
}

export interface UrgenciesOptions {
  findInExams(): Promise<InExams>;
  /** What the device cookie is signed with. */
  deviceKeys: readonly Buffer[];
  onTrouble(error: unknown): void;
}

interface Params {
  cookies: string | undefined;
  /** How urgent it is when it comes from any other user. */
  usual: Urgency;
  /** Whether it belongs to sitting an exam. */
  isUrgent: boolean;
  /** The account whose password is tried, as the request says. */
  email?: unknown;
}

interface ReadInExams extends InExams {
  /** When the reading began: what was noted after that need not be in it. */
  since: number;
}

/**
 * Says how urgent a request is before its sender is verified. What it says of itself makes nothing urgent: it
 * has to name the session of a student in an exam, which cannot be guessed, or come from their own browser.
 */
export class Urgencies {
  readonly #inExams: Remembered<ReadInExams>;
  /** The sessions in which something was done from within an exam, and when. */
  readonly #noted = new Map<string, number>();
  readonly #deviceKeys: readonly Buffer[];

  constructor({ findInExams, deviceKeys, onTrouble }: UrgenciesOptions) {
    this.#deviceKeys = deviceKeys;
    let lastSince = -Infinity;
    const look = async (): Promise<ReadInExams> => {
      // The last reading began after these were noted, so it has them.
      for (const [sessionId, at] of this.#noted) if (at < lastSince) this.#noted.delete(sessionId);
      const since = performance.now();
      const found = await findInExams();
      lastSince = since;
      return { ...found, since };
    };
    const nobody: ReadInExams = { sessions: new Map(), emails: new Set(), since: -Infinity };
    this.#inExams = new Remembered(look, onTrouble, nobody);
  }

  async of({ cookies, usual, isUrgent, email }: Params): Promise<Urgency> {
    const inExams = await this.#inExams.get();
    const session = readSessionCookie(cookies);
    if (session.kind === 'present') {
      const part = this.#partOf(session.sessionId, inExams);
      // A student in an exam may well reload its page in a moment.
      if (part === 'sitting' || (part === 'expected' && isUrgent)) return 'urgent';
    }
    const account = typeof email === 'string' ? normalEmail(email) : '';
    if (inExams.emails.has(account) && new DeviceCookie(cookies, this.#deviceKeys).knownAs(account) !== null)
      return 'urgent';
    return usual;
  }

  /** Whether a request could turn out to be urgent, as far as its cookies tell before it is read. */
  async mayBeExam(cookies: string | undefined): Promise<boolean> {
    const session = readSessionCookie(cookies);
    if (session.kind !== 'present') return hasDeviceCookie(cookies);
    return this.#partOf(session.sessionId, await this.#inExams.get()) !== undefined;
  }

  /** Something was done from within an exam; the other processes hear of it when they look the next time. */
  noteSitting(sessionId: string): void {
    this.#noted.set(sessionId, performance.now());
  }

  /** A reading that began before something was noted does not overrule it. */
  #partOf(sessionId: string, { sessions, since }: ReadInExams): 'sitting' | 'expected' | undefined {
    const notedAt = this.#noted.get(sessionId);
    return notedAt !== undefined && notedAt >= since ? 'sitting' : sessions.get(sessionId);
  }
}
