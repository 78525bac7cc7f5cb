import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { Field, Fields, InputOf, WrittenValuesOf } from '#kit/record/field.ts';

/** What a control needs to show one field of a record: spread into a TextField, NumberField, MoneyField, DayField, Checkbox. */
type ControlOf<Value> = [NonNullable<Value>] extends [boolean]
  ? { name: string; defaultChecked: boolean }
  : [NonNullable<Value>] extends [MinorUnits]
    ? { name: string; defaultCents: MinorUnits | null; required: boolean }
    : [NonNullable<Value>] extends [number]
      ? { name: string; defaultValue: number | null; required: boolean; rules: NumberRules }
      : string extends NonNullable<Value>
        ? TextControl
        : [NonNullable<Value>] extends [Day]
          ? { name: string; defaultDay: Day | null; required: boolean }
          : [NonNullable<Value>] extends [Instant]
            ? { name: string; defaultInstant: Instant | null; required: boolean }
            : [NonNullable<Value>] extends [readonly string[]]
              ? { name: string; required: boolean }
              : TextControl;

interface TextControl {
  name: string;
  defaultValue: string;
  required: boolean;
  maxLength?: number;
}

interface NumberRules {
  min?: number;
  max?: number;
  decimals: number;
}

interface OptionControl<Value> {
  value: Value;
  name: string;
  defaultChecked: boolean;
}

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : never;

/** The controls of a form about one record. A name that the record does not have does not compile. */
export interface Controls<F extends Fields> {
  control<Name extends keyof F & string>(name: Name): ControlOf<WrittenValuesOf<F>[Name]>;
  /** For a SelectField, also of numbers, and of 'true' and 'false'. */
  choice(name: keyof F & string): { name: string; defaultValue: string; required: boolean };
  /** For a DayField. */
  day(name: keyof F & string): { name: string; defaultDay: Day | null; required: boolean };
  /** A checkbox for each option of a field that holds some of them. */
  options<Name extends keyof F & string>(name: Name): OptionControl<ItemOf<WrittenValuesOf<F>[Name]>>[];
}

const optionName = (name: string, option: string): string => `${name}.${option}`;

export function controlsFor<F extends Fields>(fields: F, values: Partial<WrittenValuesOf<F>>): Controls<F> {
  const valueOf = (name: string): unknown => (name in values ? values[name] : fields[name]?.default);
  return {
    control: (name) => controlOf(name, fields[name] as Field, valueOf(name)) as never,
    choice: (name) => {
      const value = valueOf(name) as string | number | boolean | null | undefined;
      return { name, defaultValue: String(value ?? ''), required: fields[name]?.isNullable === false };
    },
    day: (name) => ({
      name,
      defaultDay: (valueOf(name) ?? null) as Day | null,
      required: fields[name]?.isNullable === false,
    }),
    options: (name) =>
      (fields[name]?.options ?? []).map((option) => ({
        value: option as never,
        name: optionName(name, option),
        defaultChecked: ((valueOf(name) ?? []) as readonly string[]).includes(option),
      })),
  };
}

function controlOf(name: string, { kind, isNullable, default: unsaid, ...limits }: Field, value: unknown) {
  if (kind === 'flag') return { name, defaultChecked: value === true };
  const required = !isNullable;
  if (kind === 'day') return { name, defaultDay: (value ?? null) as Day | null, required };
  if (kind === 'instant') return { name, defaultInstant: (value ?? null) as Instant | null, required };
  if (kind === 'money') return { name, defaultCents: (value ?? null) as MinorUnits | null, required };
  if (kind === 'ids') return { name, required: unsaid === undefined };
  const { min, max, step } = limits;
  if (kind === 'integer' || kind === 'decimal')
    return {
      name,
      defaultValue: (value ?? null) as number | null,
      required,
      rules: {
        ...(min === undefined ? {} : { min: min }),
        ...(max === undefined ? {} : { max: max }),
        decimals: step === undefined ? 0 : (String(step).split('.')[1]?.length ?? 0),
      },
    };
  return {
    name,
    defaultValue: (value ?? '') as string,
    required: required && unsaid !== '',
    ...(max === undefined ? {} : { maxLength: max }),
  };
}

/** What the controls of a form hold, in the types of the record. What the form does not show is not said. */
export function readControls<F extends Fields>(
  fields: F,
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
): Partial<InputOf<F>> {
  const shown = new Set([...form.elements].map((element) => (element as HTMLInputElement).name));
  const said = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.kind === 'someOf') {
      const options = field.options ?? [];
      if (!options.some((option) => shown.has(optionName(name, option)))) return [];
      return [[name, options.filter((option) => values[optionName(name, option)] === 'on')]];
    }
    // A control that cannot be changed hands nothing over.
    if (!shown.has(name) || (field.kind !== 'flag' && values[name] === undefined)) return [];
    return [[name, readOne(field, values[name])]];
  });
  return Object.fromEntries(said) as Partial<InputOf<F>>;
}

function readOne({ kind, isNullable }: Field, value = ''): unknown {
  // Of a checkbox, or of a choice between true and false.
  if (kind === 'flag') return value === 'on' || value === 'true';
  if (kind === 'line' || kind === 'text' || kind === 'richText')
    return isNullable && value === '' ? null : value;
  if (kind === 'ids') return value.split(',').filter((one) => one !== '');
  if (value === '') return null;
  return kind === 'integer' || kind === 'decimal' || kind === 'money' ? Number(value) : value;
}
