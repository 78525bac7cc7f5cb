import { randomBytes } from 'node:crypto';
import { hashSecret } from '#kit/http/sessions/sessions.queries.ts';
import { network, type RawCall } from '#testing/call-from.ts';
import type { CrashCollege } from './crash-college.ts';

export const KINDS = ['forgotPassword', 'updateUserProfile', 'insertLogit'] as const;
export type Kind = (typeof KINDS)[number] | 'recordExamEvents' | 'takeRoll';

/** One write to be sent, and the word by which it is found again. */
export interface Write {
  kind: Kind;
  marker: string;
  call: Omit<RawCall, 'url'>;
  /** Whether it is sent again where nobody has answered, as a page does that numbers what it tells. */
  repeats?: boolean;
}

const FORGOT = 'mutation f($email: String!) { forgotPassword(email: $email) { _id } }';
const UPDATE =
  'mutation u($name: String!) { updateUserProfile(userProfileInput: { firstName: $name }) { _id } }';
const INSERT = 'mutation i($input: LogitInput!) { insertLogit(logitInput: $input) { _id } }';

/** Some who have forgotten their password, one for every time, and some who are signed in. */
export interface Cast {
  /** The session cookies of those who change their names. */
  cookies: readonly string[];
}

export const emailOf = (n: number): string => `student${n}@example.org`;

/** Fills the college with people. Signing them in by hand spares the drill the hashing of passwords. */
export async function castPeople(college: CrashCollege, forgetful: number, signedIn: number): Promise<Cast> {
  await college.query(
    `insert into person (first_name, last_name, email, email_verified_at)
     select 'Student', 'No ' || n, 'student' || n || '@example.org', now() from generate_series(1, $1::int) n`,
    [forgetful + signedIn],
  );
  const cookies: string[] = [];
  for (let n = forgetful + 1; n <= forgetful + signedIn; n++) {
    const secret = randomBytes(32);
    const [session] = await college.query<{ id: string }>(
      `insert into session (secret_hash, person_id, auth_method, expires_at)
       select $1, id, 'PASSWORD', now() + interval '1 day' from person where email = $2 returning id`,
      [hashSecret(secret), emailOf(n)],
    );
    cookies.push(`__Host-sid=${session?.id}.${secret.toString('base64url')}`);
  }
  return { cookies };
}

/** The n-th write: the three kinds in turn, each from a network of its own so that no limit is in the way. */
export function nthWrite({ cookies }: Cast, n: number): Write {
  const kind = KINDS[n % KINDS.length] ?? 'insertLogit';
  const turn = Math.floor(n / KINDS.length);
  const from = network(turn % 65_000);
  if (kind === 'forgotPassword') {
    const email = emailOf(turn + 1);
    return { kind, marker: email, call: { from, query: FORGOT, variables: { email } } };
  }
  const marker = `${kind} ${turn}`;
  if (kind === 'updateUserProfile') {
    const cookie = cookies[turn % cookies.length] ?? '';
    return { kind, marker, call: { from, query: UPDATE, variables: { name: marker }, cookie } };
  }
  const input = { action: 'courseActivity', type: 'ACTIVITY', payload: JSON.stringify({ courseId: marker }) };
  return { kind, marker, call: { from, query: INSERT, variables: { input } } };
}
