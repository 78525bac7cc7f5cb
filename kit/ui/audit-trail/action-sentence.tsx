import type { ReactNode } from 'react';
import type { MessageId } from '../text/message-id.ts';
import { Text } from '../text/text.tsx';
import { useTextIfKnown } from '../text/use-text.ts';
import { describeAction, sentenceFor, type ActionAbout } from './describe-action.ts';

interface ActionSentenceProps {
  /** What the audit log calls it. */
  action: string;
  /** What was decided, where an action has several outcomes. */
  decision?: string | null | undefined;
  about?: ActionAbout<ReactNode>;
  /** The one value that was changed, for actions that are about nothing else. */
  changed?: { before: string | null; after: string } | null | undefined;
}

/** What was done, to whom or what, as words that follow the name of who did it. */
export function ActionSentence({ action, decision = null, about = {}, changed = null }: ActionSentenceProps) {
  const textIfKnown = useTextIfKnown();
  const decided = decision === null ? null : textIfKnown(`${action}${decision}`);
  const did = decided ?? describeAction(action, { textIfKnown });
  const id = sentenceFor(about);
  const { person, record, group } = about;
  const sentence = id ? <Text id={id} values={{ did, person, record, group }} /> : did;
  if (!changed) return sentence;
  const { before, after } = changed;
  // Some actions have a sentence of their own for what became what: "moved Mary Stone from one group to another".
  const whole = `${action}${person === undefined ? '' : 'OfPerson'}FromTo`;
  if (before !== null && textIfKnown(whole, { person: '', before, after }) !== null)
    return <Text id={whole as MessageId} values={{ person, before, after }} />;
  return before === null ? (
    <Text id="auditTo" values={{ sentence, after }} />
  ) : (
    <Text id="auditFromTo" values={{ sentence, before, after }} />
  );
}
