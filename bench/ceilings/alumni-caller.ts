import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import pg from 'pg';

/** Who is calling, as far as the pages of the alumni depend on it. */
const CALLER = `select s.person_id, s.secret_hash, p.email, p.graduated_on is not null as is_alumnus
  from session s join person p on p.id = s.person_id
  where s.id = $1 and s.expires_at > now() and p.status = 'ACTIVE'`;

export const pool = new pg.Pool({ connectionString: process.env['CEILING_DATABASE_URL'], max: 10 });

export interface Caller {
  personId: string;
  email: string;
}

/** The alumnus who holds the session of a request; nobody else gets an answer. */
export async function callerOf(request: IncomingMessage): Promise<Caller> {
  const [sessionId = '', secret = ''] =
    /sid=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1]?.split('.') ?? [];
  const { rows } = await pool.query<{
    person_id: string;
    secret_hash: Buffer;
    email: string;
    is_alumnus: boolean;
  }>({ name: 'who', text: CALLER, values: [sessionId] });
  const [row] = rows;
  const hash = createHash('sha256').update(Buffer.from(secret, 'base64url')).digest();
  if (!row?.is_alumnus || !row.secret_hash.equals(hash)) throw new Error('Only alumni are answered.');
  return { personId: row.person_id, email: row.email };
}
