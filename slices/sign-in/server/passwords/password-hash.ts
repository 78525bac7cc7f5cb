import { createHash, createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Secrets } from '#kit/config/secrets.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isPasswordDigest } from '#slices/sign-in/rules/password.ts';

/** OWASP's second choice: as strong as the first, with less memory a login. Argon2id is the library's default. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PARAMETERS = `m=${ARGON.memoryCost},t=${ARGON.timeCost},p=${ARGON.parallelism}`;

/** Hashing keeps a core busy: two at a time, so that five hundred logins do not starve an exam. */
const AT_ONCE = 2;
const MAX_QUEUE = 100;

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (queue.length >= MAX_QUEUE) throw new RuleError('serverBusy', 'RATE_LIMITED');
    await new Promise<void>((next) => queue.push(next));
  }
  running++;
  try {
    return await work();
  } finally {
    running--;
    queue.shift()?.();
  }
}

const pepperId = (pepper: Buffer): string => createHash('sha256').update(pepper).digest('hex').slice(0, 8);
/** Text, not bytes: the library's check takes nothing else. */
const peppered = (pepper: Buffer, digest: string): string =>
  createHmac('sha256', pepper).update(digest).digest('base64url');

/** What is stored: which pepper, and the argon2id hash of the peppered digest. */
export async function hashPassword(secrets: Secrets, digest: string): Promise<string> {
  const pepper = secrets.key('password-pepper');
  return `${pepperId(pepper)}:${await inTurn(() => hash(peppered(pepper, digest), ARGON))}`;
}

/** A hash nothing matches: checked where there is no account, so that both take the same time. */
const decoys = new Map<string, Promise<string>>();

function decoy(secrets: Secrets): Promise<string> {
  const id = pepperId(secrets.key('password-pepper'));
  const made = decoys.get(id) ?? hashPassword(secrets, '');
  decoys.set(id, made);
  return made;
}

export interface PasswordCheck {
  isRight: boolean;
  /** The hash was made with older parameters or an older pepper and should be made again. */
  isOutdated: boolean;
}

/** Whether a digest fits. Takes as long for no account, and for something that is no digest, as for a wrong one. */
export async function checkPassword(
  secrets: Secrets,
  stored: string | null,
  digest: string,
): Promise<PasswordCheck> {
  const compared = stored ?? (await decoy(secrets));
  const [id, argonHash] = splitOnce(compared);
  const pepper =
    secrets.keys('password-pepper').find((key) => pepperId(key) === id) ?? secrets.key('password-pepper');
  const fits = await inTurn(() => verify(argonHash, peppered(pepper, digest)));
  const isRight = fits && stored !== null && isPasswordDigest(digest);
  const isCurrent = id === pepperId(secrets.key('password-pepper')) && argonHash.includes(PARAMETERS);
  return { isRight, isOutdated: isRight && !isCurrent };
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(':');
  return [text.slice(0, at), text.slice(at + 1)];
}
