import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { layoutMail, type MailContent } from '#kit/mail/layout.ts';

const content: MailContent = {
  lang: 'ru_RU',
  appName: 'Berea & Friends',
  heading: 'Ваш отпуск одобрен',
  paragraphs: ['Здравствуйте, Анна!', 'До встречи\nв понедельник.'],
  button: { label: 'Open <leave>', url: 'https://berea.test/attendance?tab=leave&id=1' },
  footer: 'You get this mail because you asked for leave.',
};

// The server's type lens knows no DOM, so this names the little of it that is read here.
type Part = {
  tagName: string;
  textContent: string;
  getAttribute(name: string): string;
  getAttributeNames(): string[];
};
type Page = { title: string; documentElement: Part; querySelectorAll(selector: string): Iterable<Part> };
type Browser = { JSDOM: new (html: string) => { window: { document: Page } } };
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Browser;

function read(html: string): Page {
  return new JSDOM(html).window.document;
}

function all(page: Page, selector: string): Part[] {
  return [...page.querySelectorAll(selector)];
}

test('the HTML says everything, in the reader’s language', () => {
  const page = read(layoutMail(content).html);
  expect(page.documentElement.getAttribute('lang')).toBe('ru-RU');
  expect(page.documentElement.getAttribute('dir')).toBe('ltr');
  expect(page.title).toBe('Ваш отпуск одобрен');
  expect(all(page, 'h1, p').map((part) => part.textContent)).toEqual([
    'Berea & Friends',
    'Ваш отпуск одобрен',
    'Здравствуйте, Анна!',
    'До встречив понедельник.',
    'Open <leave>',
    'https://berea.test/attendance?tab=leave&id=1',
    'You get this mail because you asked for leave.',
  ]);
  expect(all(page, 'p br')).toHaveLength(1);
});

test('the button is in the brand colour, leads where it says, and the address is written out below it', () => {
  const [button, address] = all(read(layoutMail(content).html), 'a');
  expect(button?.getAttribute('href')).toBe('https://berea.test/attendance?tab=leave&id=1');
  expect(button?.getAttribute('style')).toContain('background:#7d0023');
  expect(address?.getAttribute('href')).toBe('https://berea.test/attendance?tab=leave&id=1');
});

test('the text says the same, with the link written out', () => {
  expect(layoutMail(content).text).toBe(
    `Ваш отпуск одобрен

Здравствуйте, Анна!

До встречи
в понедельник.

Open <leave>:
https://berea.test/attendance?tab=leave&id=1

-- 
Berea & Friends
You get this mail because you asked for leave.
`,
  );
});

test.each([
  ['fr_FR', 'Open <leave>\u00a0:'],
  ['zh_TW', 'Open <leave>：'],
])('in %s the link is announced as the language writes it', (lang, announced) => {
  expect(layoutMail({ ...content, lang }).text.split('\n')).toContain(announced);
});

test('a mail without a button has no link at all', () => {
  const { button: _, ...rest } = content;
  const { html, text } = layoutMail(rest);
  expect(all(read(html), 'a')).toEqual([]);
  expect(text).not.toContain('http');
});

test.each([
  ['ar_EG', 'rtl'],
  ['he', 'rtl'],
  ['zh_CN', 'ltr'],
])('a mail in %s is read %s', (lang, direction) => {
  expect(read(layoutMail({ ...content, lang }).html).documentElement.getAttribute('dir')).toBe(direction);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/attendance', 'https://berea.test/a b'])(
  'a button cannot lead to %s',
  (url) => {
    expect(() => layoutMail({ ...content, button: { label: 'x', url } })).toThrow('http or https');
  },
);

test.each([
  '<script>x</script>',
  '"><img src=x onerror=y>',
  "' onmouseover='x",
  '</title><b>',
  '</style><a href=x>',
  '--><b>',
  '<![endif]--><b>',
  '&lt;b&gt;',
])('nothing that is written in a mail can become markup: %s', (words) => {
  const plain = { ...content, appName: 'a', heading: 'b', paragraphs: ['c'], footer: 'd' };
  const button = { label: words, url: `https://berea.test/?q=${words.replaceAll(/\s/g, '')}` };
  const hostile = { lang: words, appName: words, heading: words, paragraphs: [words], button, footer: words };
  expect(shapeOf(hostile)).toEqual(shapeOf(plain));
  expect(all(read(layoutMail(hostile).html), 'h1, title').map((part) => part.textContent)).toEqual([
    words,
    words,
  ]);
});

/** The elements and attribute names of a mail: what words can never change. */
function shapeOf(mail: MailContent): string[] {
  const parts = all(read(layoutMail(mail).html), '*');
  return parts.map((part) => `${part.tagName} ${part.getAttributeNames().join(' ')}`);
}
