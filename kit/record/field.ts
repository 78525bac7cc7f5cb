import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { ProblemId } from '#kit/messages/known-problems.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';

/** What a field holds, as far as GraphQL, forms and the check need to know it. */
type Kind =
  | 'line'
  | 'text'
  | 'richText'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'flag'
  | 'oneOf'
  | 'someOf'
  | 'day'
  | 'instant'
  | 'id'
  | 'ids';

declare const held: unique symbol;

/**
 * One field of a record. `Default` is `undefined` where the creator of a record has to say it. The types only exist for the
 * compiler; everything else is plain data, so that the server, the form and the API can each read it in their own way.
 */
export interface Field<Value = unknown, Default = unknown> {
  readonly kind: Kind;
  readonly isNullable: boolean;
  readonly default: Default;
  /** The message that says what is wrong with a value. Without one the type of the API says enough. */
  readonly problem?: ProblemId;
  /** What is said of a text that is not there, if that is another. */
  readonly missing?: ProblemId;
  /** Characters of text, size of a number, count of a choice. */
  readonly min?: number;
  readonly max?: number;
  /** Of what a number is a multiple. */
  readonly step?: number;
  /** How the API calls the values, and what they are. */
  readonly enumName?: string;
  readonly options?: readonly string[];
  /** What else must hold of a value, by itself. */
  readonly fits?: (value: never) => boolean;
  /** How a text is stored, beyond the blanks around it. */
  readonly tidy?: (text: string) => string;
  /** Said in the schema. */
  readonly about?: string;
  readonly [held]?: Value;
}

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends Field<infer Value> ? Value : never;

/** A record as it is stored. */
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** A record as screens have it: an instant is the text that the API writes. */
export type WrittenValuesOf<F extends Fields> = { -readonly [Name in keyof F]: Written<ValueOf<F[Name]>> };

export type Written<Value> = Value extends Date ? Instant : Value;

type RequiredName<F extends Fields> = {
  [Name in keyof F]: F[Name]['default'] extends undefined ? Name : never;
}[keyof F];

/** A record as a call says it: what has a default may be left out. */
export type InputOf<F extends Fields> = { [Name in RequiredName<F>]: ValueOf<F[Name]> } & {
  [Name in Exclude<keyof F, RequiredName<F>>]?: ValueOf<F[Name]> | null | undefined;
};

/** The same as a screen says it. */
export type WrittenInputOf<F extends Fields> = {
  [Name in keyof InputOf<F>]: Written<InputOf<F>[Name]>;
};

interface About<Value> {
  problem?: ProblemId;
  about?: string;
  fits?: (value: Value) => boolean;
}

interface WithDefault<Value, Default> extends About<Value> {
  default?: Default;
}

interface TextLimits<Default> extends WithDefault<string, Default> {
  max: number;
  problem: ProblemId;
  missing?: ProblemId;
  tidy?: (text: string) => string;
}

interface NumberLimits<Default> extends WithDefault<number, Default> {
  min?: number;
  max?: number;
  problem: ProblemId;
}

const field =
  (kind: Kind) =>
  (about: object): Field => ({ kind, isNullable: false, default: undefined, ...about });

type Make<Options, Value> = <const Default extends Value | undefined = undefined>(
  options: Options & { default?: Default },
) => Field<Value, Default>;

/** Text on one line. It is empty only where the default is. */
export const line = field('line') as Make<TextLimits<string>, string>;

/** Text of several lines. It is empty only where the default is. */
export const text = field('text') as Make<TextLimits<string>, string>;

/** HTML of the editor. The server cleans it before it is checked. */
export const richText = field('richText') as Make<TextLimits<string>, string>;

export const integer = field('integer') as Make<NumberLimits<number>, number>;

export const decimal = field('decimal') as Make<NumberLimits<number> & { step?: number }, number>;

/** An amount in the smallest coins of its currency, which stands elsewhere. */
export const money = field('money') as Make<About<MinorUnits>, MinorUnits>;

export const flag = field('flag') as Make<About<boolean>, boolean>;

export const day = field('day') as Make<About<Day>, Day>;

export const instant = field('instant') as Make<About<Date>, Date>;

/** The id of another record. Whether it is there, and the caller may name it, is for the action to find out. */
export const id = field('id') as Make<About<string>, string>;

/** The ids of other records: in a form at least one, unless none is the default. */
export const ids = field('ids') as Make<About<readonly string[]>, readonly string[]>;

export const oneOf = <Value extends string, const Default extends Value | undefined = undefined>(
  enumName: string,
  options: readonly Value[],
  about: About<Value> & { default?: Default } = {},
): Field<Value, Default> =>
  ({ ...field('oneOf')(about), enumName, options }) as unknown as Field<Value, Default>;

/** Any number of the options, in their order. */
export const someOf = <Value extends string, const Default extends readonly Value[] | undefined = undefined>(
  enumName: string,
  options: readonly Value[],
  about: About<readonly Value[]> & { min?: number; default?: Default } = {},
): Field<readonly Value[], Default> =>
  ({ ...field('someOf')(about), enumName, options }) as unknown as Field<readonly Value[], Default>;

/** The same field where it may also hold nothing; it does unless something is said. */
export const optional = <Value>(of: Field<Value>): Field<Value | null, null> => ({
  ...of,
  isNullable: true,
  default: null,
});
