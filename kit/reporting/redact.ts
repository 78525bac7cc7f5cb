import { HIDDEN, hideSecretsInText, isCardNumber, isCodeWord } from '#kit/reporting/secret-text.ts';

const SECRET_KEY = /(?:password(?:digest|hash)?|passwd|secret|token|authorization|cookie|api[-_]?key)s?$/i;
const CODE_KEY = /^(?:auth(?:orization)?[-_]?)?code$/i;
// Nobody nests a real entry this deep; without an end, a hostile one would overflow the stack.
const DEEPEST = 40;

type Redaction = { readonly addresses: boolean; readonly ancestors: object[] };

/**
 * A text or any value without its secrets: nothing it returns opens a session, an account or a card. Errors
 * become plain objects with their causes; what holds no secret is returned as it is, the rest as a copy.
 */
export function redact(value: string, options?: { addresses?: boolean }): string;
export function redact(value: unknown, options?: { addresses?: boolean }): unknown;
export function redact(value: unknown, options: { addresses?: boolean } = {}): unknown {
  return clean(value, { addresses: options.addresses === true, ancestors: [] });
}

function clean(value: unknown, redaction: Redaction): unknown {
  switch (typeof value) {
    case 'string':
      return hideSecretsInText(value, redaction.addresses);
    case 'number':
      return cleanNumber(value);
    case 'bigint':
      return hideSecretsInText(String(value), redaction.addresses);
    case 'object':
      return value === null ? null : cleanObject(value, redaction);
    case 'function':
    case 'symbol':
      return undefined;
    default:
      return value;
  }
}

function cleanNumber(value: number): number | string {
  return Math.abs(value) > 1e12 && isCardNumber(String(Math.abs(value))) ? HIDDEN : value;
}

function cleanObject(value: object, redaction: Redaction): unknown {
  if (redaction.ancestors.includes(value)) return '[circular]';
  if (redaction.ancestors.length >= DEEPEST) return '[too deep]';
  redaction.ancestors.push(value);
  try {
    return cleanKnown(value, redaction);
  } finally {
    redaction.ancestors.pop();
  }
}

function cleanKnown(value: object, redaction: Redaction): unknown {
  if (Array.isArray(value)) return cleanList(value, redaction);
  if (value instanceof Error) return cleanEntries(entriesOfError(value), redaction);
  if (value instanceof Date) return value;
  if (value instanceof Map) return cleanEntries([...value].map(nameKey), redaction);
  if (value instanceof Set) return cleanList([...value], redaction);
  // Bytes are never worth reading in a log and may be anything: a key, a file, a cookie.
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (speaksJson(value)) return clean(value.toJSON(), redaction);
  const entries = Object.entries(value);
  const cleaned = entries.map((entry) => cleanEntry(entry, redaction));
  return cleaned.every((entry, i) => entry === entries[i]) ? value : Object.fromEntries(cleaned);
}

function cleanList(list: readonly unknown[], redaction: Redaction): readonly unknown[] {
  const cleaned = list.map((item) => clean(item, redaction));
  return cleaned.every((item, i) => Object.is(item, list[i])) ? list : cleaned;
}

function cleanEntries(entries: readonly [string, unknown][], redaction: Redaction): Record<string, unknown> {
  return Object.fromEntries(entries.map((entry) => cleanEntry(entry, redaction)));
}

/** The same entry when it is clean, so that an object without secrets needs no copy. */
function cleanEntry(entry: [string, unknown], redaction: Redaction): [string, unknown] {
  const [key, value] = entry;
  const safeKey = hideSecretsInText(key, redaction.addresses);
  const safeValue = isSecret(key, value) ? HIDDEN : clean(value, redaction);
  return safeKey === key && Object.is(safeValue, value) ? entry : [safeKey, safeValue];
}

function speaksJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

function nameKey([key, held]: [unknown, unknown]): [string, unknown] {
  return [typeof key === 'string' ? key : `[${typeof key}]`, held];
}

function isSecret(key: string, value: unknown): boolean {
  // Whether a user has a password or a token is a fact, not a secret.
  if (value === null || value === undefined || typeof value === 'boolean') return false;
  if (CODE_KEY.test(key))
    return !((typeof value === 'string' || typeof value === 'number') && isCodeWord(`${value}`));
  return SECRET_KEY.test(key);
}

/** What an error says, including the parts that JSON leaves out. */
function entriesOfError(error: Error): [string, unknown][] {
  const { name, message, stack, cause } = error;
  const causes: [string, unknown][] = cause === undefined ? [] : [['cause', cause]];
  const several: [string, unknown][] = error instanceof AggregateError ? [['errors', error.errors]] : [];
  return [
    ['name', name],
    ['message', message],
    ['stack', stack],
    ...causes,
    ...several,
    ...Object.entries(error),
  ];
}
