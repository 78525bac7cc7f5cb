import { GraphQLError } from 'graphql';
import { SESSION_LOST, withoutLossSentences } from '#kit/access/session-loss.ts';
import { formatMessage, type MessageValues } from '#kit/messages/format-message.ts';
import { newReference } from '#kit/reporting/new-reference.ts';
import { refusalOf, RuleError, SessionLostError } from './problem.ts';

/** One entry of an answer's errors, as the client sees it. */
export interface AnswerError {
  message: string;
  path?: readonly (string | number)[];
  extensions: { code: string; problem: string; field?: string; values?: object; reference?: string };
}

export interface Surprise {
  error: unknown;
  reference: string;
}

export type EnglishTexts = Readonly<Record<string, { text: string }>>;

/** Turns an error into what may be told. An unexpected one is told by its reference only. */
export class ErrorTeller {
  readonly #texts: EnglishTexts;
  readonly #onSurprise: (surprise: Surprise) => void;

  constructor(texts: EnglishTexts, onSurprise: (surprise: Surprise) => void) {
    this.#texts = texts;
    this.#onSurprise = onSurprise;
  }

  tell(error: unknown): AnswerError {
    const cause = error instanceof GraphQLError ? error.originalError : error;
    const path = error instanceof GraphQLError && error.path ? { path: error.path } : {};
    const refusal = refusalOf(cause);
    if (refusal) return { message: this.#english(refusal), ...path, extensions: extensionsOf(refusal) };
    if (cause instanceof SessionLostError) {
      return {
        message: cause.message,
        ...path,
        extensions: { code: SESSION_LOST, problem: cause.loss },
      };
    }
    if (error instanceof GraphQLError && !cause) return this.misunderstood();
    const reference = newReference();
    this.#onSurprise({ error: cause ?? error, reference });
    const problem = new RuleError('unexpectedProblem', 'INTERNAL', { reference });
    return {
      message: this.#english(problem),
      ...path,
      extensions: { ...extensionsOf(problem), reference },
    };
  }

  /** A document or a variable that does not fit the schema. Which one is not said: it would draw the map. */
  misunderstood(): AnswerError {
    return this.tell(new RuleError('requestNotUnderstood'));
  }

  #english({ problem, values }: RuleError): string {
    const text = this.#texts[problem]?.text;
    if (text === undefined) throw new Error(`The problem ${problem} has no message.`);
    return withoutLossSentences(formatMessage('en', text, values));
  }
}

const extensionsOf = ({ code, problem, values, field }: RuleError): AnswerError['extensions'] => ({
  code,
  problem,
  ...(field === null ? {} : { field }),
  ...(Object.keys(values).length > 0 ? { values: harmless(values) } : {}),
});

/** What a client fills into its own texts may be a name chosen by a user. */
const harmless = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutLossSentences(value) : value,
    ]),
  );
