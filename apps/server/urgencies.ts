import type { Urgency } from '#kit/http/admission.ts';
import { DeviceCookie, hasDeviceCookie } from '#kit/http/device-cookie.ts';
import { Remembered } from '#kit/http/remembered.ts';
import { readSessionCookie } from '#kit/http/session-cookie.ts';
import { normalEmail } from '#slices/people/rules/person.ts';

/** Who has to do with an exam about now. */
export interface InExams {
  /** Whether the person of a session sits one, or is only expected at one. */
  sessions: Map<string, 'sitting' | 'expected'>;
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

/**
 * Says how urgent a request is before its sender is verified. What it says of itself makes nothing urgent: it
 * has to name the session of a student in an exam, which cannot be guessed, or come from their own browser.
 */
export class Urgencies {
  readonly #inExams: Remembered<InExams>;
  readonly #deviceKeys: readonly Buffer[];

  constructor({ findInExams, deviceKeys, onTrouble }: UrgenciesOptions) {
    this.#deviceKeys = deviceKeys;
    this.#inExams = new Remembered(findInExams, onTrouble, { sessions: new Map(), emails: new Set() });
  }

  async of({ cookies, usual, isUrgent, email }: Params): Promise<Urgency> {
    const { sessions, emails } = await this.#inExams.get();
    const session = readSessionCookie(cookies);
    if (session.kind === 'present') {
      const part = sessions.get(session.sessionId);
      // A student in an exam may well reload its page in a moment.
      if (part === 'sitting' || (part === 'expected' && isUrgent)) return 'urgent';
    }
    const account = typeof email === 'string' ? normalEmail(email) : '';
    if (emails.has(account) && new DeviceCookie(cookies, this.#deviceKeys).knownAs(account) !== null)
      return 'urgent';
    return usual;
  }

  /** Whether a request could turn out to be urgent, as far as its cookies tell before it is read. */
  async mayBeExam(cookies: string | undefined): Promise<boolean> {
    const session = readSessionCookie(cookies);
    if (session.kind !== 'present') return hasDeviceCookie(cookies);
    const { sessions } = await this.#inExams.get();
    return sessions.has(session.sessionId);
  }

  /** Something was done from within an exam; the other processes hear of it when they look the next time. */
  async noteSitting(sessionId: string): Promise<void> {
    const { sessions } = await this.#inExams.get();
    sessions.set(sessionId, 'sitting');
  }
}
