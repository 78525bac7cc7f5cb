/** Where the answer to one query stands in the answer to several. */
interface Part {
  fields: readonly string[];
  variables: readonly string[];
}

/** Several queries of a screen as one operation (written by npm run gen from a *.together.json). */
export interface Together {
  readonly operationName: string;
  readonly query: string;
  /** The address of the screen, whose page may ask for it with the HTML. */
  readonly at: string;
  /** By the names of the queries. */
  readonly parts: Readonly<Record<string, Part>>;
  /** Where the variables come from: `:name` of the address, `@name` of what the browser remembers. */
  readonly variables: Readonly<Record<string, string>>;
}

export type Values = Readonly<Record<string, unknown>>;

/** Several queries that are on their way. */
export interface AskedTogether {
  together: Pick<Together, 'operationName' | 'query' | 'parts'>;
  variables: Values;
  answer: Promise<Values>;
}

/** What a part of it is asked for with. */
export const variablesOf = ({ variables }: Part, all: Values): Values =>
  Object.fromEntries(variables.map((name) => [name, all[name]]));

export const answerOf = ({ fields }: Part, all: Values): Values =>
  Object.fromEntries(fields.map((name) => [name, all[name]]));
