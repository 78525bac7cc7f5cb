import { hash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { ErrorTeller, type AnswerError, type EnglishTexts, type Surprise } from './answer.ts';
import type { Context } from './context.ts';
import { asksForTooMuch, excess, LIMITS, type DocumentFacts } from './limits.ts';
import {
  prepareDocument,
  type GraphqlRequest,
  type Prepared,
  type PreparingOptions,
} from './prepare-document.ts';
import { refusalOf, RuleError } from './problem.ts';

export interface EndpointOptions extends PreparingOptions {
  texts: EnglishTexts;
  /** Hashes of the documents our own apps send; null accepts any document. */
  knownOperations: ReadonlySet<string> | null;
  onSurprise(surprise: Surprise, ctx: Context | null): void;
  /** A refusal that has a technical cause worth writing down. */
  onRefusal(refusal: RuleError, ctx: Context): void;
}

/** What an operation is, for limits and logs, before it runs. */
export type OperationFacts = Pick<Prepared, 'isMutation' | 'operationName'> &
  Pick<
    DocumentFacts,
    'credentials' | 'isUrgent' | 'isUnattended' | 'carriesSecret' | 'tellsOfCaller' | 'readsList'
  > & {
    rootFields: readonly string[];
  };

const MAX_PREPARED = 1_000;

/** Checks a document once, compiles it once, and runs it as often as it comes. */
export class Endpoint {
  readonly #options: EndpointOptions;
  /** By text and operation. Only documents that can run are kept: refused ones come in endless variety. */
  readonly #prepared = new Map<string, Map<string, Prepared>>();

  constructor(options: EndpointOptions) {
    this.#options = options;
  }

  /** Whether and how a document can run, or the answer that refuses it. */
  prepare(
    request: GraphqlRequest,
    isAnonymous: boolean,
  ): { facts: OperationFacts; run: Runner } | { refusal: string } {
    const preparation = this.#find(request, isAnonymous);
    if ('problem' in preparation) return { refusal: refusal(preparation.problem) };
    const { compiled, asksFor } = preparation;
    const variables = request.variables ?? {};
    if (excess(asksFor, isAnonymous) || asksForTooMuch(asksFor, variables)) {
      return { refusal: refusal(this.#tooLarge().problem) };
    }
    return { facts: factsOf(preparation), run: (ctx) => this.#run(compiled, ctx, variables) };
  }

  /**
   * What a document is about, before the sender is known, or the answer to one that nobody may run: it is not worth
   * a second look.
   */
  look(request: GraphqlRequest, hasCookie: boolean): { facts: OperationFacts } | { refusal: string } {
    const preparation = this.#find(request, !hasCookie);
    return 'problem' in preparation
      ? { refusal: refusal(preparation.problem) }
      : { facts: factsOf(preparation) };
  }

  /** The answer to a request that may not even start. */
  refuse(error: unknown): string {
    return refusal(this.#teller(null).tell(error));
  }

  async #run(compiled: CompiledQuery, ctx: Context, variables: Record<string, unknown>): Promise<Answer> {
    const result = await compiled.query(undefined, ctx, variables);
    if (!result.errors?.length) return { text: compiled.stringify(result), outcome: 'ok' };
    const teller = this.#teller(ctx);
    for (const { originalError } of result.errors) {
      const refusal = refusalOf(originalError);
      if (refusal?.cause) this.#options.onRefusal(refusal, ctx);
    }
    // What was thrown in a resolver tells more than the null it left behind in a field that may not be null.
    const errors = result.errors
      .filter((error) => error instanceof GraphQLError)
      .map((error) => teller.tell(error));
    const hasFailed = errors.some(({ extensions }) => extensions.code === 'INTERNAL');
    const text = JSON.stringify({ data: result.data ?? null, errors });
    return { text, outcome: hasFailed ? 'failed' : 'refused' };
  }

  #find(request: GraphqlRequest, isAnonymous: boolean): Prepared | { problem: AnswerError } {
    if (request.query.length > LIMITS.characters) return this.#tooLarge();
    const operationName = request.operationName ?? '';
    const ofText = this.#prepared.get(request.query);
    const known = ofText?.get(operationName);
    if (known) return known;
    const { knownOperations } = this.#options;
    if (knownOperations && !knownOperations.has(hashOf(request.query))) return this.#misunderstood();
    const preparation = prepareDocument(this.#options, request, isAnonymous);
    if (preparation === 'misunderstood') return this.#misunderstood();
    if (preparation === 'tooLarge') return this.#tooLarge();
    if (ofText) ofText.set(operationName, preparation);
    else {
      if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear();
      this.#prepared.set(request.query, new Map([[operationName, preparation]]));
    }
    return preparation;
  }

  #misunderstood(): { problem: AnswerError } {
    return { problem: this.#teller(null).misunderstood() };
  }

  #tooLarge(): { problem: AnswerError } {
    return { problem: this.#teller(null).tell(new RuleError('requestTooLarge')) };
  }

  #teller(ctx: Context | null): ErrorTeller {
    return new ErrorTeller(this.#options.texts, (surprise) => this.#options.onSurprise(surprise, ctx));
  }
}

/** Whether an operation did what was asked, was refused something for a foreseen reason, or met a surprise. */
export type Outcome = 'ok' | 'refused' | 'failed';

interface Answer {
  text: string;
  outcome: Outcome;
}

type Runner = (ctx: Context) => Promise<Answer>;

const factsOf = ({ isMutation, operationName, asksFor }: Prepared): OperationFacts => {
  const { rootFields, credentials, isUrgent, isUnattended, carriesSecret, tellsOfCaller, readsList } =
    asksFor;
  return {
    isMutation,
    operationName,
    rootFields,
    credentials,
    isUrgent,
    isUnattended,
    carriesSecret,
    tellsOfCaller,
    readsList,
  };
};

export const hashOf = (query: string): string => hash('sha256', query);

const refusal = (problem: AnswerError): string => JSON.stringify({ data: null, errors: [problem] });
