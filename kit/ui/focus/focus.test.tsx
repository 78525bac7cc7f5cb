import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { messages } from '../messages.ts';
import { SheetPage } from '../page/sheet-page.tsx';
import { TextProvider } from '../text/text-provider.tsx';

const texts = Object.fromEntries(Object.entries(messages.sources).map(([id, { text }]) => [id, text]));

const InEnglish = ({ children }: { children: ReactNode }) => (
  <TextProvider locale="en" texts={texts}>
    {children}
  </TextProvider>
);

function Saving({ work }: { work: Promise<void> }) {
  const [isProcessing, setIsProcessing] = useState(false);
  const save = async (): Promise<void> => {
    setIsProcessing(true);
    await work;
    setIsProcessing(false);
  };
  return (
    <>
      <Button isProcessing={isProcessing} onClick={save}>
        Save
      </Button>
      <input aria-label="Next" />
    </>
  );
}

const enabledSave = () => screen.findByRole('button', { name: 'Save', busy: false });

/** What browsers do by themselves, and jsdom does not: nothing that is disabled keeps the focus. */
const loseFocus = (): void => (document.activeElement as HTMLElement).blur();

test('a button that was under way has its focus back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  render(<Saving work={promise} />, { wrapper: InEnglish });
  await userEvent.click(screen.getByRole('button'));
  loseFocus();
  resolve();
  await enabledSave();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a user who went on to the next field meanwhile is left there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  render(<Saving work={promise} />, { wrapper: InEnglish });
  await userEvent.click(screen.getByRole('button'));
  screen.getByLabelText('Next').focus();
  resolve();
  await enabledSave();
  expect(document.activeElement).toBe(screen.getByLabelText('Next'));
});

function Addresses() {
  const [names, setNames] = useState(['Home', 'Work']);
  return (
    <Card title="Addresses">
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
          {name}
        </button>
      ))}
    </Card>
  );
}

test('when the row that had the focus is removed, the heading of its card has it', async () => {
  render(<Addresses />);
  await userEvent.click(screen.getByRole('button', { name: 'Home' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Addresses');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Work' }));
});

function Devices() {
  const [hasPhone, setHasPhone] = useState(true);
  return (
    <Card title="Devices">
      <input aria-label="Name" onChange={() => setHasPhone(false)} />
      {hasPhone && <button type="button">Phone</button>}
    </Card>
  );
}

test('a row that is removed while the focus is elsewhere moves nothing', async () => {
  render(<Devices />);
  screen.getByRole('button').focus();
  await userEvent.type(screen.getByLabelText('Name'), 'a');
  await expect.poll(() => screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

function SignUp() {
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <SheetPage title="Check your email" />;
  return (
    <SheetPage title="Create account">
      <button type="button" onClick={() => setIsSent(true)}>
        Send
      </button>
    </SheetPage>
  );
}

test('a sheet that has changed under a user’s hands says what it is now', async () => {
  render(<SignUp />);
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => document.activeElement?.textContent).toBe('Check your email');
});
