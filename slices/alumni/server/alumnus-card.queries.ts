import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';

/** An alumnus as other alumni see them: what their owner does not show is null. */
export interface AlumnusCardRecord {
  id: string;
  firstName: string;
  lastName: string;
  gradYear: number | null;
  gradPlace: string | null;
  location: string | null;
  pictureId: string | null;
  about: string | null;
  homePage: string | null;
  email: string | null;
  phone: string | null;
  isContactable: boolean;
}

const COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'gradYear',
  'gradPlace',
  'location',
  'pictureId',
  'about',
  'homePage',
  'email',
  'phone',
  'isContactable',
] as const;

/** Columns of a view may hold nothing, as far as the database says. */
export const findCards = (db: Db, ids: readonly string[]): Promise<AlumnusCardRecord[]> =>
  db.selectFrom('alumnusCard').select(COLUMNS).where('id', '=', anyId(ids)).execute() as Promise<
    AlumnusCardRecord[]
  >;
