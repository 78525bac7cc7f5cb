/** What one document may ask for. Anything beyond is refused before a resolver runs. */
export const LIMITS = {
  characters: 32_768,
  tokens: 2_000,
  /** Braces around fields. Checking a document compares fields of one name in pairs, so their number is bounded first. */
  selectionSets: 100,
  depth: 8,
  anonymousDepth: 6,
  aliases: 15,
  directives: 20,
  /** A dashboard asks for all that stands on it in one call. */
  rootFields: 17,
  cost: 5_000,
  /** What a list counts for when it is not asked for a number of rows. */
  listSize: 20,
  maxRows: 100,
} as const;

/** What a document asks for, counted after its fragments are put in their places. */
export interface DocumentFacts {
  depth: number;
  aliases: number;
  directives: number;
  rootFields: string[];
  /** How many of the root fields try a credential (their slice says so: `extensions: TRIES_CREDENTIAL`). */
  credentials: number;
  cost: number;
  /** Whether everything it does is urgent (its slice says so: `extensions: URGENT`). */
  isUrgent: boolean;
  /** Whether all of it is asked by a page on its own (`extensions: UNATTENDED`). */
  isUnattended: boolean;
  /** Whether it asks for anything by which one gets in somewhere (`extensions: CARRIES_SECRET`). */
  carriesSecret: boolean;
  /** Whether one of the root fields may answer with the caller's own record (its type says so: `extensions: TELLS_OF_CALLER`). */
  tellsOfCaller: boolean;
  /** Whether it reads a page of a list, as reports and exports do. */
  readsList: boolean;
  /** Whether somewhere a number of rows is asked for that nobody is given. */
  asksForTooManyRows: boolean;
  /** The variables that say how many rows are wanted. */
  rowVariables: string[];
}

export type Excess = 'depth' | 'aliases' | 'directives' | 'rootFields' | 'cost' | 'rows' | 'credentials';

/** Says of a list how long it counts for, where it is much longer than lists without a number of rows are. */
export const countsForRows = (rows: number): { rows: number } => ({ rows });

/** Marks a mutation that tries a password, a mailed link or a code, or that mails one. */
export const TRIES_CREDENTIAL = { triesCredential: true };

/** Marks operations that come first when the server is overloaded: what is lost cannot be repeated. */
export const URGENT = { isUrgent: true };

/** Marks what an open page asks from time to time, whether or not a person is there: it keeps no session alive. */
export const UNATTENDED = { isUnattended: true };

/** Marks a type one of whose records is the caller: where it is asked for, all of the caller is read, else what rules need. */
export const TELLS_OF_CALLER = { tellsOfCaller: true };

/** Marks a field that holds a token, or an address that is itself the right to open it: its answer is not compressed. */
export const CARRIES_SECRET = { carriesSecret: true };

export const isRowCount = (rows: number): boolean => rows >= 0 && rows <= LIMITS.maxRows;

/** The first limit that is passed, or null. */
export function excess(facts: DocumentFacts, isAnonymous: boolean): Excess | null {
  if (facts.cost > LIMITS.cost) return 'cost';
  if (facts.depth > (isAnonymous ? LIMITS.anonymousDepth : LIMITS.depth)) return 'depth';
  if (facts.aliases > LIMITS.aliases) return 'aliases';
  if (facts.directives > LIMITS.directives) return 'directives';
  if (facts.rootFields.length > LIMITS.rootFields) return 'rootFields';
  if (facts.asksForTooManyRows) return 'rows';
  // Several in one document would make it a tool for guessing.
  if (facts.credentials > 1) return 'credentials';
  return null;
}

/** Whether the variables ask for more rows than the limit. */
export const asksForTooMuch = (facts: DocumentFacts, variables: Readonly<Record<string, unknown>>): boolean =>
  facts.rowVariables.some((name) => {
    const rows = variables[name];
    return typeof rows === 'number' && !isRowCount(rows);
  });
