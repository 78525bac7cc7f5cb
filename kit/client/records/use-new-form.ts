import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** What an address ends with that leads straight to the form for a new record of its list. */
export const ASKS_FOR_NEW = '?new';

/** Whether the form for a new record is open, and what opens and closes it. An address that asks for it opens it too. */
export function useNewForm(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useSearchParams();
  const isAsked = address.has('new');
  if (isAsked && !isOpen) setIsOpen(true);
  useEffect(
    function forgetWhatWasAsked() {
      if (!isAsked) return;
      // It is asked for once: coming back to the list does not open it again.
      setAddress(
        (before) => {
          before.delete('new');
          return before;
        },
        { replace: true },
      );
    },
    [isAsked, setAddress],
  );
  return [isOpen, setIsOpen];
}
