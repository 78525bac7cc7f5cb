import type { MessageValues } from '#kit/messages/format-message.ts';
import { isRecord } from '../storage/stored-value.ts';

/** UNREACHABLE: nothing came back. UNREADABLE: something came back that is no answer. The rest is the server's word. */
export type CallProblemCode =
  | 'UNREACHABLE'
  | 'UNREADABLE'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'INTERNAL';

interface ProblemDetails {
  code: CallProblemCode;
  /** The id of the message that says it in the reader's language. */
  problem: string | null;
  values: MessageValues;
  /** Of which field of the input it is said. */
  field: string | null;
  /** The short number of an unforeseen server error. */
  reference: string | null;
}

/** Why a call gave no data. Its message is English; screens show the text of its problem instead. */
export class CallProblem extends Error {
  readonly code: CallProblemCode;
  readonly problem: string | null;
  readonly values: MessageValues;
  readonly field: string | null;
  readonly reference: string | null;

  constructor(message: string, { code, problem, values, field, reference }: ProblemDetails) {
    super(message);
    this.name = 'CallProblem';
    this.code = code;
    this.problem = problem;
    this.values = values;
    this.field = field;
    this.reference = reference;
  }
}

/** The one generic error: no answer, a refusing status, or an answer that cannot be read. */
export const notSuccessful = (status: number): CallProblem =>
  new CallProblem(`Response not successful: Received status code ${status}`, {
    code: status === 0 ? 'UNREACHABLE' : 'UNREADABLE',
    problem: 'responseNotSuccessful',
    values: { status },
    field: null,
    reference: null,
  });

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** One entry of an answer's errors. */
export function problemOf(error: unknown, status: number): CallProblem {
  if (!isRecord(error) || typeof error['message'] !== 'string') return notSuccessful(status);
  const extensions = isRecord(error['extensions']) ? error['extensions'] : {};
  return new CallProblem(error['message'], {
    code: (textOrNull(extensions['code']) ?? 'INTERNAL') as CallProblemCode,
    problem: textOrNull(extensions['problem']),
    values: isRecord(extensions['values']) ? (extensions['values'] as MessageValues) : {},
    field: textOrNull(extensions['field']),
    reference: textOrNull(extensions['reference']),
  });
}
