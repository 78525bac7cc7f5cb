import { Choice, type ChoiceProps } from './choice.tsx';

/** On or off, at once: a setting that needs no Save. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} kind="switch" />;
}
