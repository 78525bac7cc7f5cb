import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { MessageId } from './message-id.ts';
import { TextProvider } from './text-provider.tsx';
import { Text } from './text.tsx';
import { useText } from './use-text.ts';

const texts = {
  save: 'Sichern',
  tooShort: 'Mindestens {count, plural, one {# Zeichen} other {# Zeichen}}',
  back: 'Zurück zu <link>Start</link>',
};
const unknown = 'nobodyKnowsThis' as MessageId;

function Label({ id, count }: { id: MessageId; count?: number }) {
  const text = useText();
  return <p>{text(id, count === undefined ? {} : { count })}</p>;
}

function show(children: ReactNode): string | null {
  const { container } = render(
    <TextProvider locale="de_DE" texts={texts}>
      {children}
    </TextProvider>,
  );
  return container.textContent;
}

test('the helper gives the text of an id in the language of the page', () => {
  expect(show(<Label id="save" />)).toBe('Sichern');
  expect(show(<Label id="tooShort" count={1_234} />)).toBe('Mindestens 1.234 Zeichen');
});

test('the helper gives "Invalid message [id]" for an unknown id (I18N-10)', () => {
  expect(show(<Label id={unknown} />)).toBe('Invalid message [nobodyKnowsThis]');
  expect(show(<Text id={unknown} />)).toBe('Invalid message [nobodyKnowsThis]');
  expect(show(<Label id={'toString' as MessageId} />)).toBe('Invalid message [toString]');
});

test('a text can hold elements', () => {
  show(<Text id="back" values={{ link: (chunks) => <a href="/start">{chunks}</a> }} />);
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/start');
});
