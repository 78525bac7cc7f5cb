import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../../button/icon-button.tsx';
import { useText } from '../../text/use-text.ts';
import { RowsOnTheirWay } from './rows-on-their-way.tsx';
import type { Printing } from './use-printing.ts';

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Prints the whole list; so do the keys that print a page. */
export function PrintButton({
  printing,
}: {
  printing: Pick<Printing<never>, 'progress' | 'print' | 'cancel'>;
}) {
  const text = useText();
  const print = useEffectEvent(printing.print);
  useEffect(function printByKeys() {
    const hear = (event: KeyboardEvent): void => {
      // Of several lists on a screen, or of one under an open window, the keys mean the page as it is.
      if (!isPrintKey(event) || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      print();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  if (printing.progress) return <RowsOnTheirWay progress={printing.progress} onCancel={printing.cancel} />;
  return <IconButton icon="printer" label={text('print')} onClick={printing.print} />;
}
