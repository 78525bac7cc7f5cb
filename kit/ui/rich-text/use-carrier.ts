import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useText } from '../text/use-text.ts';
import { readRichText, type Written } from './clean-html.ts';

interface Carrier {
  control: RefObject<HTMLTextAreaElement | null>;
  /** What is written by now. */
  written: Written;
  /** What stood there at first. */
  start: string;
  /** How often another text than the editor's own has taken its place. */
  replacements: number;
  write: (next: Written) => void;
  onInput: (event: SyntheticEvent<HTMLTextAreaElement>) => void;
}

/** A text area nobody sees carries the text, so that forms read, check, guard and restore it as they do any field. */
export function useCarrier(
  { defaultHtml, writtenHtml = defaultHtml }: { defaultHtml: string; writtenHtml?: string | undefined },
  maxCharacters: number | undefined,
): Carrier {
  const text = useText();
  const control = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(() => readRichText(writtenHtml));
  const [start] = useState(() => readRichText(defaultHtml).html);
  const [replacements, setReplacements] = useState(0);
  const own = useRef<string>(written.html);

  useEffect(function carryWhatWasWrittenBefore() {
    // The start stays what is stored: only so does the form know that something here is not saved.
    if (control.current) control.current.value = own.current;
  }, []);

  const isTooLong = maxCharacters !== undefined && written.characters > maxCharacters;
  useEffect(
    function tellWhatIsWrong() {
      control.current?.setCustomValidity(isTooLong ? text('tooLong', { count: maxCharacters }) : '');
    },
    [isTooLong, maxCharacters, text],
  );

  function write(next: Written): void {
    if (!control.current || next.html === own.current) return;
    own.current = next.html;
    control.current.value = next.html;
    setWritten(next);
    // The form and its guard hear of it as of every other field.
    control.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function onInput({ currentTarget: { value } }: SyntheticEvent<HTMLTextAreaElement>): void {
    if (value === own.current) return;
    // It was filled in from outside: a form restores what was typed on the page before.
    own.current = value;
    setWritten(readRichText(value));
    setReplacements((count) => count + 1);
  }

  return { control, written, start, replacements, write, onInput };
}
