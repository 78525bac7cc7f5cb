import type { ProblemId } from '#kit/messages/known-problems.ts';
import { builder } from './builder.ts';
import { viaParent } from './permission.ts';
import { RuleError } from './problem.ts';

/** A page of a list, and the cursor at which the next one begins; none on the last. */
export interface PageOf<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** The page among rows of which one more was read than it shows: that one only tells whether there is another page. */
export function pageOf<Row extends { id: string }>(found: readonly Row[], size: number): PageOf<Row> {
  const rows = found.slice(0, size);
  return { rows, nextCursor: found.length > size ? (rows.at(-1)?.id ?? null) : null };
}

/** As far as matches are counted: nobody turns pages that far, and counting everything would hold others up. */
const MAX_COUNTED = 1_000;

interface Counted {
  count: number;
  /** Whether there are more than were counted. */
  isOpen: boolean;
}

/** A page that can also say how many match in all. */
export interface CountedPage<Row> extends PageOf<Row> {
  /** Counts once, on the first request. */
  counted(): Promise<Counted>;
}

/** `count` is asked to count up to one more than is told. */
export function countedPage<Row extends { id: string }>(
  found: readonly Row[],
  size: number,
  count: (max: number) => Promise<number>,
): CountedPage<Row> {
  let counting: Promise<Counted> | null = null;
  const counted = async () => {
    const all = await count(MAX_COUNTED + 1);
    return { count: Math.min(all, MAX_COUNTED), isOpen: all > MAX_COUNTED };
  };
  return { ...pageOf(found, size), counted: () => (counting ??= counted()) };
}

/** Which page a call asks for. */
export interface PageArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

const PAGE_SIZE = 20;

/** What is read of the page that most ask for, as it stands in a statement: one that PostgreSQL must fill in, it plans each time. */
export const ROWS_OF_FIRST_PAGE = PAGE_SIZE + 1;

/** Reads one row more than a page shows, from the one after `after` on. */
export async function readPage<Row extends { id: string }>(
  { first, after }: PageArgs,
  read: (max: number, after: string | null) => Promise<readonly Row[]>,
  count: (max: number) => Promise<number>,
): Promise<CountedPage<Row>> {
  const size = first ?? PAGE_SIZE;
  return countedPage(await read(size + 1, after ?? null), size, count);
}

/** How far a statement counts that brings a page and how many match in one. */
export const MAX_MATCHING = MAX_COUNTED + 1;

/** The same where each row says how many match; only where there is none they are counted for themselves. */
export async function readPageWithCount<Row extends { id: string; matching: number }>(
  { first, after }: PageArgs,
  read: (max: number, after: string | null) => Promise<readonly Row[]>,
  count: (max: number) => Promise<number>,
): Promise<CountedPage<Row>> {
  const size = first ?? PAGE_SIZE;
  const found = await read(size + 1, after ?? null);
  return countedPage(found, size, async (max) => found[0]?.matching ?? count(max));
}

type Types = (typeof builder)['$inferSchemaTypes'];

/** The type of a page in the API. */
export const countedPageType = <Row>(name: string, rowType: PothosSchemaTypes.ObjectRef<Types, Row>) =>
  builder.objectRef<CountedPage<Row>>(name).implement({
    permission: viaParent,
    fields: (t) => ({
      rows: t.field({ type: [rowType], resolve: ({ rows }) => rows as never }),
      nextCursor: t.exposeID('nextCursor', { nullable: true }),
      count: t.int({
        description: 'How many match, as far as they are counted: up to 1,000, and only when asked for.',
        resolve: async (page) => (await page.counted()).count,
      }),
      countIsOpen: t.boolean({
        description: 'Whether more match than were counted.',
        resolve: async (page) => (await page.counted()).isOpen,
      }),
    }),
  });

const MAX_SEARCH = 100;

/** What a list is searched for, without blanks around it. Longer texts name nothing. */
export function parsedSearch(typed: string | null | undefined, problem: ProblemId, max = MAX_SEARCH): string {
  const search = typed?.trim() ?? '';
  if (search.length > max) throw new RuleError(problem, 'BAD_USER_INPUT', { max });
  return search;
}
