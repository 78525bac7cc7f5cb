import type { Readable } from 'node:stream';
import type { Context } from '#kit/graphql/context.ts';

/** What an address leaves open: `/files/:fileId` names fileId. */
type NamesIn<Address extends string> = Address extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Address extends `${string}:${infer Name}`
    ? Name
    : never;

type Named<Address extends string> = Readonly<Record<NamesIn<Address>, string>>;
type Names = Readonly<Record<string, string>>;

/** A file that belongs to a record. */
export interface Download {
  address: string;
  /** Where the file is in the store, for callers who may read the record; null for others. */
  find(ctx: Context, names: Names): Promise<string | null>;
  /** It comes first when the server is overloaded. */
  isUrgent: boolean;
}

/** A file that is written for one reader, while it is sent or just before. */
export interface WrittenFile {
  fileName: string;
  contentType: string;
  bytes: number;
  body: Readable;
}

/** A file that is stored nowhere: an archive of several, a paper. */
export interface WrittenDownload {
  address: string;
  write(ctx: Context, names: Names, query: Names): Promise<WrittenFile | null>;
}

export const download = <Address extends string>(
  address: Address,
  find: (ctx: Context, names: Named<Address>) => Promise<string | null>,
  { isUrgent = false }: { isUrgent?: boolean } = {},
): Download => ({ address, find, isUrgent });

export const writtenDownload = <Address extends string>(
  address: Address,
  write: (ctx: Context, names: Named<Address>, query: Names) => Promise<WrittenFile | null>,
): WrittenDownload => ({ address, write });
