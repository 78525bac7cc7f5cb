import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { invalidMessage } from '#kit/messages/format-message.ts';
import type { MessageId } from './message-id.ts';

interface TextProps {
  id: MessageId;
  /** A function wraps what the message has between tags of its name: <link>…</link>. */
  values?: Readonly<Record<string, ReactNode | Date | ((chunks: ReactNode[]) => ReactNode)>>;
}

/** The text of a message, with elements inside where it needs them. */
export function Text({ id, values = {} }: TextProps) {
  const { messages } = useIntl();
  return Object.hasOwn(messages, id) ? <FormattedMessage id={id} values={values} /> : invalidMessage(id);
}
