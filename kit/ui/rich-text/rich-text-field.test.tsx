import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#kit/rich-text/messages.ts';
import { Form } from '../form/form.tsx';
import { rememberTyped } from '../form/typed-values.ts';
import { messages as uiMessages } from '../messages.ts';
import { TextProvider } from '../text/text-provider.tsx';
import { GuardedForm } from '../unsaved-changes/guarded-form.tsx';
import { RichTextField } from './rich-text-field.tsx';

type Rules = { required?: boolean; maxCharacters?: number };

beforeAll(async () => {
  // A busy machine takes its time to read the editor; no test is about that.
  await import('./writing/writing-area.tsx');
  // jsdom draws nothing, so nothing has a place; the editor only asks in order to scroll.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

async function show(defaultHtml = '', rules: Rules = {}) {
  const onSubmit = vi.fn<(values: Record<string, string>) => void>();
  render(
    <TestPage catalogues={[messages]}>
      <Form onSubmit={onSubmit}>
        <RichTextField name="post" label="Post" defaultHtml={defaultHtml} rules={rules} />
      </Form>
    </TestPage>,
  );
  return { onSubmit, writing: await screen.findByRole('textbox', { name: 'Post' }) };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const tool = (name: string): HTMLElement => screen.getByRole('button', { name });

function paste(into: HTMLElement, html: string): void {
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    types: ['text/html'],
  };
  fireEvent.paste(into, { clipboardData });
}

test('nothing is lost by opening a text and saving it, not even what has no tool', async () => {
  const stored =
    '<h2>Chapel</h2><p>On <strong>Friday</strong>, <em>see</em> <a rel="noopener noreferrer nofollow" href="/calendar">here</a><br>or <u>ask</u> <s>me</s> H<sub>2</sub>O 1<sup>st</sup> <code>x</code></p>' +
    '<ol start="2"><li><p>Sing</p></li></ol><blockquote><p>Selah</p></blockquote><pre><code>a  b</code></pre><hr>' +
    '<table><caption>Who</caption><tbody><tr><th scope="row">All</th><td colspan="2">any</td></tr></tbody></table>' +
    '<figure><img src="/images/a" alt="A"><figcaption>A</figcaption></figure><p><img src="/images/b" alt="B" width="96"></p>';
  const { onSubmit, writing } = await show(stored);
  paste(writing, '<p>!</p>');
  await userEvent.click(tool('Undo'));
  await save();
  const { post = '' } = onSubmit.mock.calls[0]?.[0] ?? {};
  const [saved, before] = [post, stored].map((html) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    return box;
  });
  expect(saved?.isEqualNode(before ?? null), `${post}\nis not\n${stored}`).toBe(true);
});

test('what is stored hostile is neither shown nor handed over again', async () => {
  const { onSubmit, writing } = await show(
    '<p>Hi<img src=x onerror=alert(1)></p><a href="javascript:alert(1)">go</a>',
  );
  expect(writing.querySelector('[onerror], [href], img[src="x"]')).toBeNull();
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ post: '<p>Hi</p><a>go</a>' });
});

test('pasted text is cleaned to what is allowed and can be taken back', async () => {
  const { onSubmit, writing } = await show('');
  paste(
    writing,
    '<div class="MsoNormal" style="color:red"><b>Bold</b> <iframe src="https://evil.example"></iframe>words</div>',
  );
  await save();
  expect(onSubmit).toHaveBeenLastCalledWith({ post: '<p><strong>Bold</strong> words</p>' });
  await userEvent.click(tool('Undo'));
  await save();
  expect(onSubmit).toHaveBeenLastCalledWith({ post: '' });
});

test('a required text must have something to see; the summary leads to it', async () => {
  const { onSubmit, writing } = await show('<p> </p>', { required: true });
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(writing.getAttribute('aria-invalid')).toBe('true');
  expect(writing.getAttribute('aria-required')).toBe('true');
  const described = writing.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Required field missing');
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Post' }));
  expect(document.activeElement).toBe(writing);
});

test('a text may become too long, for nothing typed is thrown away, but it is not sent so', async () => {
  const { onSubmit, writing } = await show('<p>Peace</p>', { maxCharacters: 9 });
  expect(screen.getByText('5 of 9 characters')).toBeTruthy();
  paste(writing, '<p>Grace </p>');
  expect(screen.getByText('1 character too many').getAttribute('aria-live')).toBe('polite');
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Post: Use at most 9 characters');
  await userEvent.click(tool('Undo'));
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ post: '<p>Peace</p>' });
});

test('one tool is reached by Tab, the others by arrows, in the direction people read', async () => {
  await show('<p>Words</p>');
  const bar = screen.getByRole('toolbar', { name: 'Formatting' });
  const tools = within(bar).getAllByRole('button');
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tool('Bold')]);
  act(() => tool('Bold').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tool('Italic'));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(tool('Redo'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tool('Bold'));
  document.body.dir = 'rtl';
  await userEvent.keyboard('{ArrowLeft}');
  document.body.removeAttribute('dir');
  expect(document.activeElement).toBe(tool('Italic'));
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tool('Italic')]);
});

test('a tool says whether it is on, and one that is not possible can still be read', async () => {
  const { onSubmit } = await show('<p>Words</p>');
  expect(tool('Undo').getAttribute('aria-disabled')).toBe('true');
  expect(tool('Heading').getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(tool('Heading'));
  expect(tool('Heading').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(tool('Clear formatting'));
  expect(tool('Heading').getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(tool('Bulleted list'));
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ post: '<ul><li><p>Words</p></li></ul>' });
});

test('a link is added, changed and removed in a dialog that lets nobody link to a script', async () => {
  const { onSubmit } = await show('<p>Come. </p>');
  await userEvent.click(tool('Link'));
  expect(document.activeElement).toBe(screen.getByLabelText('Text to show'));
  await userEvent.keyboard('Calendar');
  await userEvent.type(screen.getByLabelText('Address'), 'javascript:alert(1)');
  await userEvent.click(tool('Insert'));
  const dialog = screen.getByRole('dialog', { name: 'Add link' });
  expect(within(dialog).getByRole('alert').textContent).toContain(
    'Enter an address like https://example.org',
  );
  await userEvent.clear(screen.getByLabelText('Address'));
  await userEvent.type(screen.getByLabelText('Address'), 'www.example.org{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
  const link = screen.getByRole('link', { name: 'Calendar' });
  expect(link.getAttribute('href')).toBe('https://www.example.org');

  const range = document.createRange();
  range.selectNodeContents(link);
  act(() => {
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    document.dispatchEvent(new Event('selectionchange'));
  });
  await userEvent.click(tool('Link'));
  const address = screen.getByLabelText<HTMLInputElement>('Address');
  expect(address.value).toBe('https://www.example.org');
  await userEvent.clear(address);
  await userEvent.type(address, 'dean@berea.test');
  await userEvent.click(tool('Update'));
  expect(screen.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toBe('mailto:dean@berea.test');

  await userEvent.click(tool('Link'));
  await userEvent.click(tool('Remove link'));
  await save();
  expect(onSubmit.mock.calls[0]?.[0]['post']).not.toContain('<a');
  expect(onSubmit.mock.calls[0]?.[0]['post']).toContain('Calendar');
});

test('a locked text is read without the editor, and only handed over if it is not disabled', async () => {
  const onSubmit = vi.fn<(values: Record<string, string>) => void>();
  render(
    <TestPage catalogues={[messages]}>
      <Form onSubmit={onSubmit}>
        <RichTextField name="terms" label="Terms" defaultHtml="<p>Agreed</p>" lock="readOnly" />
        <RichTextField name="notes" label="Notes" defaultHtml="<p>Secret</p>" lock="disabled" />
      </Form>
    </TestPage>,
  );
  expect(within(screen.getByRole('group', { name: 'Terms' })).getByText('Agreed')).toBeTruthy();
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ terms: '<p>Agreed</p>' });
});

test('what was written is there again on the page that follows', async () => {
  const { writing } = await show('<p>Old</p>');
  paste(writing, '<h2>New</h2>');
  rememberTyped();
  cleanup();

  const { onSubmit } = await show('<p>Old</p>');
  await screen.findByRole('heading', { name: /New/ });
  await save();
  expect(onSubmit.mock.calls[0]?.[0]['post']).toContain('<h2>New');
});

test('what was written before an editor was opened again is handed over, and kept for the page that follows', async () => {
  const field = <RichTextField name="post" label="Post" defaultHtml="<p>Old</p>" writtenHtml="<p>New</p>" />;
  const onSubmit = vi.fn<(values: Record<string, string>) => void>();
  render(
    <TestPage catalogues={[messages]}>
      <Form onSubmit={onSubmit}>{field}</Form>
    </TestPage>,
  );
  expect((await screen.findByRole('textbox', { name: 'Post' })).textContent).toBe('New');
  rememberTyped();
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ post: '<p>New</p>' });
  cleanup();

  await show('<p>Old</p>');
  expect(await screen.findByText('New')).toBeTruthy();
});

test('a text that was changed is not left without a question, an opened one is', async () => {
  const sources = { ...uiMessages.sources, ...messages.sources };
  const texts = Object.fromEntries(Object.entries(sources).map(([id, { text }]) => [id, text]));
  const page = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <GuardedForm onSubmit={() => {}}>
        <RichTextField name="post" label="Post" defaultHtml="<p>Words</p>" />
      </GuardedForm>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>You left</p> },
  ]);
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  await screen.findByRole('textbox', { name: 'Post' });
  const closesSilently = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closesSilently()).toBe(true);
  await userEvent.click(tool('Quote'));
  expect(closesSilently()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByRole('dialog').textContent).toContain('Unsaved changes');
});
