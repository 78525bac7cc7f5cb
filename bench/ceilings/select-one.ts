import pg from 'pg';
import { serveCeiling } from './serve-ceiling.ts';

/** The unit of what a view costs: the least that a request through node:http to the database can do. */
const pool = new pg.Pool({ connectionString: process.env['CEILING_DATABASE_URL'], max: 10 });

serveCeiling(pool, async (request) => {
  request.resume();
  const { rows } = await pool.query<{ one: number }>({ name: 'one', text: 'select 1 as one' });
  return JSON.stringify(rows[0]);
});
