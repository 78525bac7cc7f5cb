import type { ValuesOf } from '#kit/record/field.ts';
import { country } from '#slices/people/rules/address.ts';
import { email, names } from '#slices/people/rules/new-person.ts';

export const registration = { email, ...names, country };

export type Registration = ValuesOf<typeof registration>;
