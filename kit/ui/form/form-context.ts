import { createContext } from 'react';

/** The problem of each field after a failed submission, by the field's name. */
export const FieldProblems = createContext<Readonly<Record<string, string>>>({});
