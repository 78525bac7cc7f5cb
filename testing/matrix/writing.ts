import { getNamedType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Browser } from '../browser.ts';
import type { RowWatch } from '../row-watch.ts';
import { AnswerReader } from './answers.ts';
import { FELLOW, type World } from './world.ts';
import { everythingOf } from './questions.ts';
import type { WriteCase, Target, Variables } from './slice-matrix.ts';
import { idPaths, type Table } from './table.ts';
import { stands, type Part } from './words.ts';

export interface Worlds {
  schema: GraphQLSchema;
  table: Table;
  world: World;
}

export interface WriteCall {
  field: GraphQLField<unknown, unknown>;
  writeCase: WriteCase;
  target: Target;
  variables: Variables;
}

/** What is no refusal: the call was not understood, came too often or broke something. */
const NO_REFUSAL = ['requestNotUnderstood', 'requestTooLarge', 'requiredFieldMissing', 'unexpectedProblem'];

/** Every mutation, aimed at every target; what the target has no record for is left out. */
export function writeCallsOf({ schema, table, world }: Worlds, part: Part | null): WriteCall[] {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return mutations.flatMap((field) =>
    (table.writes.get(field.name)?.cases ?? []).flatMap((writeCase) =>
      world
        .targetsOf(part)
        .map((target) => ({ field, writeCase, target, variables: writeCase.at(target) }))
        .filter(({ variables }) => isWhole(variables)),
    ),
  );
}

const isWhole = (value: unknown): boolean =>
  value !== undefined &&
  (typeof value !== 'object' || value === null || Object.values(value).every((inner) => isWhole(inner)));

export const maySucceed = (part: Part | null, { writeCase, target }: WriteCall): boolean =>
  stands(part, target.person, writeCase.who);

export function call(browser: Browser, { field, variables }: Pick<WriteCall, 'field' | 'variables'>) {
  const type = getNamedType(field.type);
  const used = field.args.filter(({ name }) => name in variables);
  const declared = used.map(({ name, type: t }) => `$${name}: ${String(t)}`).join(', ');
  const given = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isObjectType(type) ? everythingOf(type) : '';
  const document = `mutation ${field.name}${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${selection} }`;
  return browser.call(document, variables);
}

/** What is wrong with calls that were to be refused, without a trace. */
export async function refusalFaults(
  browser: Browser,
  writeCalls: readonly WriteCall[],
  rows: RowWatch,
): Promise<string[]> {
  const faults: string[] = [];
  for (const writeCall of writeCalls) {
    const fault = await refusalFault(browser, writeCall);
    if (fault) faults.push(`${writeCall.field.name} (${writeCall.target.name}) ${fault}`);
  }
  const written = await rows.written();
  const names = [...new Set(writeCalls.map(({ field }) => field.name))];
  if (written.length > 0) faults.push(`one of ${names.join(', ')} wrote into ${written.join(', ')}`);
  return faults;
}

async function refusalFault(browser: Browser, writeCall: WriteCall): Promise<string | null> {
  const answer = await call(browser, writeCall);
  const problems = answer.errors.map(({ extensions }) => extensions.problem);
  if (problems.length === 0) return 'was not refused';
  const odd = problems.find((problem) => NO_REFUSAL.includes(problem));
  return odd ? `was not refused but answered ${odd}` : null;
}

/** What is wrong with a call by a user who may: that it did not succeed, or told too much. */
export async function successFaults(
  { schema, table, world }: Worlds,
  browser: Browser,
  part: Part | null,
  writeCall: WriteCall,
): Promise<string[]> {
  const answer = await call(browser, writeCall);
  const problem = answer.errors[0]?.extensions.problem;
  if (problem) return [`was refused: ${problem}`];
  const reader = new AnswerReader(schema, table, world, readerOf(part, writeCall));
  const subject = world.subject(writeCall.target.person.key);
  reader.read(
    'Mutation',
    writeCall.field.name,
    answer.data?.[writeCall.field.name],
    writeCall.variables,
    subject,
  );
  return [...reader.leaks].map((leak) => `told ${leak}`);
}

/** Who reads the answer: the caller, or whom the caller has become. */
function readerOf(part: Part | null, { writeCase, target }: WriteCall): Part | null {
  if (!writeCase.becomes || writeCase.becomes === 'nobody') return part;
  const { key, campus } = target.person;
  const person =
    part?.key === key
      ? part
      : { key, campus, roles: ['user'] as const, rolesAt: {}, isAlumnus: key === FELLOW };
  return { ...person, isImpersonated: writeCase.becomes === 'impersonated' };
}

/** The places for ids of a mutation at which no aim points and which are not said to be ignored. */
export function untriedIds(worlds: Worlds, part: Part): string[] {
  const writeCalls = writeCallsOf(worlds, part);
  const { schema, table } = worlds;
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
    const own = writeCalls.filter((writeCall) => writeCall.field === field);
    const ignored = table.writes.get(field.name)?.ignores ?? [];
    return idPaths(field)
      .filter((path) => !ignored.includes(path) && !own.some(({ variables }) => at(variables, path)))
      .map(
        (path) =>
          `${field.name} takes an id at ${path}: aim at it, or say under "ignores" that it is not used.`,
      );
  });
}

/** Of a list the first is looked at. */
const at = (variables: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => ([value].flat()[0] as Variables | undefined)?.[key], variables);

/** The same variables with something else at a place. */
export function withAt(variables: Variables, path: string, value: unknown): Variables {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...variables, [key]: value };
  const within = (inner: unknown): Variables => withAt((inner ?? {}) as Variables, rest.join('.'), value);
  const inner = variables[key];
  return { ...variables, [key]: Array.isArray(inner) ? inner.map(within) : within(inner) };
}
