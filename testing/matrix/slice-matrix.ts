import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Pool } from 'pg';
import type { Secrets } from '#kit/config/secrets.ts';
import type { Subject, Who } from './words.ts';

/**
 * What a slice tells the permission matrix, in slices/NAME/server/NAME.matrix.ts as `export const matrix`:
 * who may read each field it adds to the schema, who may call each mutation and with what, and how to plant
 * records of its tables that carry marks. apps/server/proofs holds the product to it: fourteen people try every
 * field and every mutation on records of their own, of their region, of another region and of nobody.
 */
export interface SliceMatrix {
  /** For each type: names of fields, several in one string, and who may read them of a record. */
  reads: Readonly<Record<string, Readonly<Record<string, Who>>>>;
  /** Fields ('Address.createdByName') that name another user beside a record, and who may read such names. */
  namesOthers?: Readonly<Record<string, Who>>;
  /** Fields that only repeat what the caller has sent. */
  asTyped?: readonly string[];
  /** For a query with arguments that are no ids: the arguments to try on a target. */
  asks?: Readonly<Record<string, (target: Target) => readonly Variables[]>>;
  /** For each mutation: what to aim at the records of a target, and who may. */
  writes?: Readonly<Record<string, { cases: readonly WriteCase[]; ignores?: readonly string[] }>>;
  /** Plants records about a subject, with marks in every text, and says which. */
  seed?(fixture: Fixture): Promise<SeededRecord[]>;
}

export type Variables = Readonly<Record<string, unknown>>;

/** One way to call a mutation. Arguments that are undefined, because the target has no such record, skip it. */
export interface WriteCase {
  who: Who;
  at(target: Target): Variables;
  /** A user who succeeds is signed out, or is the target's person and reads the answer as that person. */
  becomes?: 'nobody' | 'person' | 'impersonated';
}

export interface SeededRecord {
  /** What it is called in aims: 'address', 'class'. */
  name: string;
  id?: string;
  /** Texts that are known only to those who know the record: a title, an address, a link's secret. */
  texts?: Readonly<Record<string, string>>;
  /** Who may read it as an object of a type, where that depends on the record itself. */
  readers?: Readonly<Record<string, Who>>;
}

export interface Fixture {
  owner: Pool;
  /** With which the server signs what stands for a person. */
  secrets: Secrets;
  subject: Subject;
  personId: string | null;
  regionId: string | null;
  /** A user of the staff of another region, who made the record. */
  registrarId: string;
  /** A text that occurs nowhere else: a user who reads it has read this column of this record. */
  mark(record: string, column: string): string;
}

/** Whose records a user tries to reach: a person's and those of the person's campus. */
export interface Target {
  name: TargetName;
  person: Subject;
  /** The campus, or the college where there is none. */
  placeKey: string;
  /** The id or a text of one of the records, or undefined if there is none of this name. */
  id(record: string): string | undefined;
  text(record: string, key: string): string | undefined;
  ids(): string[];
  /** A number that was never given before. */
  next(): number;
}

export type TargetName = 'own' | 'same region' | 'other region' | 'global';

export interface CollectedSlice {
  path: string;
  matrix: SliceMatrix;
  /** Whether its queries and mutations are tried, or it is only there for what the others need of it. */
  isTried: boolean;
}

/** The names of the slices to try, where a user asks about these alone; else all are. */
const asked = process.env['MATRIX_SLICES']?.split(' ');

/** The matrices of all slices. */
export async function collectSlices(): Promise<CollectedSlice[]> {
  const paths = globSync('slices/*/server/*.matrix.ts');
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const { matrix } = (await import(resolve(path))) as { matrix: SliceMatrix };
      return { path, matrix, isTried: asked?.includes(path.split('/')[1] ?? '') ?? true };
    }),
  );
}
