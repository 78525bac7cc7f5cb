import { redact } from '#kit/reporting/redact.ts';

/** What the server knows about the moment an error happened; the reference is what the person was shown. */
export type ErrorFacts = {
  readonly reference: string;
  readonly release: string;
  readonly requestId?: string;
  readonly personId?: string;
  /** The administrator who acted in that person's place. */
  readonly impersonatorId?: string;
  readonly operation?: string;
  readonly url?: string;
};

/** One link in the chain from an error to its first cause. */
export type ErrorLink = { readonly name: string; readonly text: string; readonly stack: string | null };

/** An error as it may be kept and sent: without secrets, the error itself first, then its causes. */
export type ErrorEntry = {
  readonly at: Date;
  readonly facts: ErrorFacts;
  readonly chain: readonly [ErrorLink, ...ErrorLink[]];
};

/** Where unexpected errors are told. Telling never throws and never waits: a bad moment must not get worse. */
export interface ErrorReports {
  report(error: unknown, facts: ErrorFacts): void;
  /** Resolves when everything reported so far has been told or given up, for a clean shutdown. */
  flush(): Promise<void>;
}

const MAX_CHAIN = 5;
const MAX_TEXT = 8_000;

/** The entry of a thrown value and its causes. */
export function errorEntry(error: unknown, facts: ErrorFacts, at: Date): ErrorEntry {
  const causes: ErrorLink[] = [];
  let cause = causeOf(error);
  for (; cause !== undefined && causes.length < MAX_CHAIN; cause = causeOf(cause)) causes.push(link(cause));
  return { at, facts: redact(facts) as ErrorFacts, chain: [link(error), ...causes] };
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

function link(thrown: unknown): ErrorLink {
  if (!(thrown instanceof Error)) return { name: 'Thrown', text: safeText(describe(thrown)), stack: null };
  return {
    name: thrown.name,
    text: safeText(thrown.message),
    stack: thrown.stack === undefined ? null : safeText(thrown.stack),
  };
}

function describe(thrown: unknown): string {
  return typeof thrown === 'string' ? thrown : (JSON.stringify(redact(thrown)) ?? String(thrown));
}

/** Cut only after hiding: a secret cut in two would no longer be recognised. */
function safeText(text: string): string {
  return redact(text).slice(0, MAX_TEXT);
}
