import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { SelectField } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { FieldRefusal } from './field-refusal.ts';
import { Form } from './form.tsx';
import { rememberTyped } from './typed-values.ts';

function show(stored: { email?: string; size?: string } = {}) {
  const onSubmit = vi.fn<(values: Record<string, string>) => Promise<void> | void>();
  render(
    <TestPage>
      <Form onSubmit={onSubmit}>
        <TextField name="name" label="Full name" required />
        <TextField name="email" label="Email" type="email" defaultValue={stored.email} />
        <PasswordField name="password" label="Password" autoComplete="new-password" minLength={6} />
        <SelectField
          name="size"
          label="Size"
          hidesPlaceholder
          defaultValue={stored.size}
          options={[
            { value: ' small ', label: 'Small' },
            { value: 'large', label: 'Large' },
          ]}
        />
        <SelectField name="country" label="Country" options={[{ value: 'GBR', label: 'United Kingdom' }]} />
      </Form>
    </TestPage>,
  );
  return { onSubmit, person: userEvent.setup() };
}

const type = async (label: string, words: string) =>
  userEvent.type(screen.getByLabelText(label, { selector: 'input' }), words);

test('a form is called form1 and its button Save unless it says otherwise (UI-13) (UI-14)', () => {
  show();
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.closest('form')?.id).toBe('form1');
});

test('Ctrl+Enter saves from any field', async () => {
  const { onSubmit, person } = show();
  await type('Full name', 'Ana');
  await type('Password', '123456');
  await person.click(screen.getByLabelText('Size'));
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledOnce();
  await person.keyboard('{Meta>}{Enter}{/Meta}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('nothing is sent while the browser finds a field invalid; a summary takes the focus (UI-11) (UI-12)', async () => {
  const { onSubmit, person } = show();
  await type('Full name', '   ');
  await type('Email', 'nobody');
  await type('Password', '12345');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('Full name: Required field missing');
  expect(summary.textContent).toContain('Email: Enter an email address like name@example.org');
  expect(summary.textContent).toContain('Password: Use at least 6 characters');
  const field = screen.getByLabelText('Full name');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'Full name' }));
  expect(document.activeElement).toBe(field);
});

test('a user who presses Enter in the one field that is wrong goes on typing there', async () => {
  const { person } = show();
  await type('Full name', 'Ana');
  await type('Password', 'secret');
  await type('Email', 'nobody{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Email: Enter an email address');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await person.clear(screen.getByLabelText('Full name'));
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a valid form hands over what its fields hold: texts and options trimmed, passwords as typed (UI-08) (UI-15) (UI-17)', async () => {
  const { onSubmit, person } = show();
  await type('Full name', '  Ana Souza ');
  await type('Password', ' six   ');
  await person.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Ana Souza',
    email: '',
    password: ' six   ',
    size: 'small',
    country: '',
  });
});

test('a password can be read while it is shown, and is masked again (AUTH-05)', async () => {
  const { person } = show();
  const field = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
  expect(field.type).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

test('the button is under way until the answer has come, and a second press sends nothing (UI-26) (UI-27)', async () => {
  const { onSubmit, person } = show();
  const answer = Promise.withResolvers<void>();
  onSubmit.mockReturnValue(answer.promise);
  await type('Full name', 'Ana');
  await type('Password', '123456');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await person.click(button);
  expect(button.disabled).toBe(true);
  expect(button.querySelector('[data-size="button"]')).not.toBeNull();
  await person.click(button);
  answer.resolve();
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('what was typed is there again on the page that follows, once, and without the password', async () => {
  show();
  await type('Full name', 'Ana Souza');
  await type('Password', 'not for storing');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'GBR');
  rememberTyped();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('not for storing');
  cleanup();

  show();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ana Souza');
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('GBR');
  expect(screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' }).value).toBe('');
  cleanup();

  show();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('');
});

test('what nobody has changed is not kept: it may be another on the page that follows', async () => {
  show({ email: 'ana@example.org', size: 'large' });
  await type('Full name', 'Ana Souza');
  rememberTyped();
  cleanup();

  show({ email: 'new@example.org', size: 'small' });
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ana Souza');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new@example.org');
  expect(screen.getByLabelText<HTMLSelectElement>('Size').value).toBe('small');
});

test('a field that was emptied is empty on the page that follows, and the first option may have been chosen', async () => {
  show({ email: 'ana@example.org', size: 'large' });
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'Small');
  rememberTyped();
  cleanup();

  show({ email: 'ana@example.org', size: 'large' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Size').value).toBe('small');
});

test('a form takes only what was typed into itself; another one that comes later finds its own', async () => {
  const page = (...ids: string[]) =>
    render(
      <TestPage>
        {ids.map((id) => (
          <Form key={id} id={id} onSubmit={() => undefined}>
            <TextField name="words" label={id} />
          </Form>
        ))}
      </TestPage>,
    );
  page('early', 'late');
  await type('early', 'one');
  await type('late', 'two');
  rememberTyped();
  cleanup();

  page('early');
  expect(screen.getByLabelText<HTMLInputElement>('early').value).toBe('one');
  page('late');
  expect(screen.getByLabelText<HTMLInputElement>('late').value).toBe('two');
  expect(sessionStorage.getItem('typed')).toBeNull();
});

test('what is pasted beyond a field’s length is neither cut off nor sent', async () => {
  const onSubmit = vi.fn<(values: Record<string, string>) => Promise<void> | void>();
  render(
    <TestPage>
      <Form onSubmit={onSubmit}>
        <TextField name="city" label="City" maxLength={5} />
      </Form>
    </TestPage>,
  );
  const city = screen.getByLabelText<HTMLInputElement>('City');
  await userEvent.click(city);
  await userEvent.paste('Llanfairpwll');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(city.value).toBe('Llanfairpwll');
  expect(screen.getByRole('alert').textContent).toContain('Use at most 5 characters');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what the server refuses of a field is told beside it', async () => {
  const refuse = () => Promise.reject(new FieldRefusal('city', 'There is no such town.'));
  render(
    <TestPage>
      <Form onSubmit={refuse}>
        <TextField name="city" label="City" />
      </Form>
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such town.');
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true');
});

test('what is refused of a field that the form does not show is told in a toast', async () => {
  render(
    <TestPage>
      <Form onSubmit={() => Promise.reject(new FieldRefusal('country', 'There is no such country.'))}>
        <TextField name="city" label="City" />
      </Form>
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('There is no such country.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).not.toBe('true');
});
