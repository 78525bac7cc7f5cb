import type { Actor } from '#kit/access/actor.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { ImportState } from '../rules/file-import.ts';

/** What every import says of itself. */
export interface ShownImport {
  readonly _id: string;
  readonly regionId: string;
  readonly regionName: string;
  readonly fileName: string;
  readonly state: ImportState;
  readonly problem: string | null;
  readonly createdAt: string;
}

type Documents<Variables> = TypedDocument<object, Variables>;
/** A query for one thing, by whatever name. */
type Query<Found, Variables> = TypedDocument<Readonly<Record<string, Found>>, Variables>;

/** The pages on which a kind of file is uploaded, checked, imported and taken back. */
export interface ImportPages<Found extends ShownImport> {
  /** Where it is uploaded; every import has its page below. */
  address: string;
  texts: Readonly<Record<'title' | 'lead' | 'columns' | 'columnsMissing' | 'undoHelp', MessageId>>;
  example: { fileName: string; lines: readonly (readonly string[])[] };
  /** The rows that are to be corrected: what the file is called, and what the record of exports calls it. */
  corrections: { fileName: string; list: string };
  mayImport: (actor: Actor, campus: { regionId: string }) => boolean;
  one: Query<Found | null, { importId: string }>;
  newest: Query<readonly Found[], { [key: string]: never }>;
  begin: Documents<{ importId: string; regionId: string; fileName: string }>;
  append: Documents<{ importId: string; piece: number; text: string }>;
  check: Documents<{ importId: string }>;
  undo: Documents<{ importId: string }>;
}

/** The one thing that a query has asked for. */
export const askedFor = <Found>(answer: Readonly<Record<string, Found>>): Found | undefined =>
  Object.values(answer)[0];
