import type { RefObject } from 'react';
import { TextArea } from '../field/text-area.tsx';

/** The form with the note that goes with a decision. */
export type NoteForm = RefObject<HTMLFormElement | null>;

interface NoteToPersonProps {
  form: NoteForm;
  label: string;
  help: string;
  maxLength: number;
  /** What was written with the decision that stands. */
  written: string;
}

/** What is told with a decision. It is sent by the buttons of the drawer, never alone. */
export const NoteToPerson = ({ form, label, help, maxLength, written }: NoteToPersonProps) => (
  <form ref={form} onSubmit={(event) => event.preventDefault()}>
    <TextArea
      name="adminComments"
      label={label}
      help={help}
      rows={3}
      maxLength={maxLength}
      defaultValue={written}
    />
  </form>
);
