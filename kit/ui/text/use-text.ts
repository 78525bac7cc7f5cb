import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { invalidMessage, type MessageValues } from '#kit/messages/format-message.ts';
import type { MessageId } from './message-id.ts';

/** Gives the text of a message in the language of the screen. */
export function useText(): (id: MessageId, values?: MessageValues) => string {
  const { messages, formatMessage } = useIntl();
  return useCallback(
    (id, values) => (Object.hasOwn(messages, id) ? formatMessage({ id }, { ...values }) : invalidMessage(id)),
    [messages, formatMessage],
  );
}

/** The text of an id that came from elsewhere, such as a server's problem, if this screen knows it. */
export function useTextIfKnown(): (id: string, values?: MessageValues) => string | null {
  const { messages, formatMessage } = useIntl();
  return useCallback(
    (id, values) => (Object.hasOwn(messages, id) ? formatMessage({ id }, { ...values }) : null),
    [messages, formatMessage],
  );
}
