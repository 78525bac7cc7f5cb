import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import german from '../messages/de_DE.json' with { type: 'json' };
import { useTermText } from './use-term-text.ts';

const Term = ({ name }: { name: string }) => <p>{useTermText()(name)}</p>;

test.each([
  ['Autumn 2026', 'Herbst 2026'],
  ['Fall 2026', 'Herbst 2026'],
  ['Spring 2026', 'Frühjahr 2026'],
  ['Trimester 2', 'Trimester 2'],
])('the term %s is read in German as %s', (name, shown) => {
  render(
    <TextProvider locale="de_DE" texts={german}>
      <Term name={name} />
    </TextProvider>,
  );
  expect(screen.getByText(shown)).toBeTruthy();
});
