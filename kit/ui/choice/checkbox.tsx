import { useEffect, useRef } from 'react';
import { Choice, type ChoiceProps } from './choice.tsx';

interface CheckboxProps extends ChoiceProps {
  /** Some of what it stands for is chosen and some is not. */
  isMixed?: boolean;
}

/** Yes or no, beside others; what is checked counts when the form is sent. */
export function Checkbox({ isMixed = false, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(
    function showMixed() {
      // HTML has no attribute for it.
      if (input.current) input.current.indeterminate = isMixed;
    },
    [isMixed],
  );
  return <Choice {...rest} ref={input} kind="checkbox" />;
}
