import { expect, test } from 'vitest';
import { BREAKPOINTS, NARROW_PHONE, SHEET_BREAKPOINTS } from './breakpoints.ts';

const sheets = import.meta.glob<string>(
  ['/kit/ui/**/*.css', '/apps/web/**/*.css', '/slices/*/web/**/*.css'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const theme = sheets['/kit/ui/theme.css'] ?? '';

/** The value of a token as the theme first gives it, for a window of any width. */
const token = (name: string): string | undefined => new RegExp(`\\n  --${name}: ([^;]+);`).exec(theme)?.[1];

test('the theme changes at 0, 480, 768, 1024 and 1200 px (UI-43)', () => {
  expect(BREAKPOINTS).toEqual({ xs: 0, sm: 480, md: 768, lg: 1024, xl: 1200 });
});

test('what stands inside a page changes at 0, 600, 900, 1200 and 1536 px (UI-44)', () => {
  expect(Object.values(SHEET_BREAKPOINTS)).toEqual([0, 600, 900, 1200, 1536]);
});

test('every style sheet changes at one of the breakpoints and nowhere else (UI-43)', () => {
  const known = new Set<number>([
    ...Object.values({ ...BREAKPOINTS }),
    ...Object.values(SHEET_BREAKPOINTS),
    NARROW_PHONE,
  ]);
  const strange = Object.entries(sheets).flatMap(([path, css]) =>
    [...css.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)]
      .map(([, kind, width]) => (kind === 'max' ? Number(width) + 1 : Number(width)))
      .filter((width) => !known.has(width))
      .map((width) => `${path} changes at ${width} px`),
  );
  expect(Object.keys(sheets).length).toBeGreaterThan(20);
  expect(strange).toEqual([]);
});

test.each([
  ['brand', '#7d0023', '(UI-45)'],
  ['secondary', '#5aa4b7', '(UI-46)'],
  ['tertiary', '#c2dde4', '(UI-47)'],
  ['page', '#edf2f3', 'on every page'],
  ['success', '#5cb85c', '(UI-49)'],
  ['warning', '#f0ad4e', '(UI-50)'],
  ['danger', '#d9534f', '(UI-51)'],
  ['titlebar', '#2c2c2c', 'on every page'],
  ['titlebar-text', '#afafaf', 'on every page'],
  ['s1', '6px', '(UI-54)'],
  ['r', '3px', '(UI-55)'],
  ['r-lg', '12px', '(UI-56)'],
  ['line', '1px solid rgb(0 0 0 / 12%)', '(UI-57)'],
  ['icon-circle', '40px', '(UI-58)'],
  ['icon-note', '24px', '(UI-59)'],
  ['spinner', '44px', '(UI-60)'],
])('--%s is %s %s', (name, value) => {
  expect(token(name)).toBe(value);
});

test('all spaces are steps of the 6 px unit, and one is half of it (UI-54)', () => {
  const spaces = [...theme.matchAll(/--s(\d+): (\d+)px/g)].map(([, steps, px]) => [
    Number(steps) * 6,
    Number(px),
  ]);
  expect(spaces.length).toBeGreaterThan(5);
  for (const [expected, px] of spaces) expect(px).toBe(expected);
  expect(token('s-half')).toBe('3px');
});

test('every token that a style sheet uses is in the theme', () => {
  const given = new Set([...theme.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const missing = Object.entries(sheets).flatMap(([path, css]) => {
    const own = new Set([...css.matchAll(/--([\w-]+)(?::| is set by)/g)].map(([, name]) => name));
    return [...css.matchAll(/var\(--([\w-]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !given.has(name) && !own.has(name) && !name?.startsWith('anchor-'))
      .map((name) => `${path} uses --${name}`);
  });
  expect(missing).toEqual([]);
});

/** The share of light a colour gives back, as WCAG counts it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([0, 1, 2, 3, 4, 5])('series %i of a chart has a contrast of at least 3 on white', (series) => {
  const colour = token(`chart-${series}`) ?? '';
  expect(colour).toMatch(/^#[\da-f]{6}$/);
  expect(1.05 / (luminanceOf(colour) + 0.05)).toBeGreaterThan(3);
});
