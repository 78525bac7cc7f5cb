import { createContext } from 'react';

/** Told when a form begins to save; what it answers is told whether that went well. */
export type Saving = (form: HTMLFormElement) => (isSaved: boolean) => void;

/** How the window that a form stands in hears that nothing of it would be lost any more. */
export const FormSaving = createContext<Saving>(() => () => {});

/** The problem of each field after a failed submission, by the field's name. */
export const FieldProblems = createContext<Readonly<Record<string, string>>>({});
