import type { Pool, PoolClient } from 'pg';

/** Whether the college has nobody yet. */
export const isEmpty = async (database: Pool | PoolClient): Promise<boolean> =>
  (await database.query('select 1 from person limit 1')).rowCount === 0;
