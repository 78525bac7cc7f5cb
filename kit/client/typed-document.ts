declare const resultType: unique symbol;
declare const variablesType: unique symbol;

/** One operation as it goes over the wire; the types of its answer and its variables exist for the compiler only. */
export interface TypedDocument<Result, Variables> {
  readonly operationName: string;
  readonly query: string;
  readonly [resultType]?: Result;
  readonly [variablesType]?: Variables;
}
