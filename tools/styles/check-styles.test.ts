import { expect, test } from 'vitest';
import { styleProblems } from './style-problems.ts';
import { scratchTree } from '../testing/scratch-tree.ts';

const SHEET = 'slices/exams/web/list.module.css';
const CODE = 'slices/exams/web/list.tsx';
const IMPORT = `import styles from './list.module.css';\n`;

/** The problems of a screen and its stylesheet, and of what else stands beside them. */
const problemsOf = (code: string, css: string, others: Record<string, string> = {}): string[] =>
  styleProblems(scratchTree({ [CODE]: IMPORT + code, [SHEET]: css, ...others }));

test.each([
  ['in brackets', `const a = <p className={styles['rows']} />;`],
  ['after a dot', `const a = <p className={styles.rows} />;`],
  ['in a template', 'const a = <p className={`${styles[`rows`]} wide`} />;'],
  ['taken out of the stylesheet', `const { rows } = styles;\nconst a = <p className={rows} />;`],
  ['taken out under another name', `const { 'rows': list } = styles;\nconst a = <p className={list} />;`],
])('a class named %s is found', (_, code) => {
  expect(problemsOf(code, '.rows { color: red }')).toEqual([]);
  expect(problemsOf(code, '.row { color: red }')).toEqual([
    `${CODE}:2 names .rows, which ${SHEET} does not define.`,
    `${SHEET}:1 defines .row, which no code names.`,
  ]);
});

test('one of two classes is two classes', () => {
  const code = `const a = <p className={styles[isOpen ? 'open' : 'shut']} />;`;
  expect(problemsOf(code, '.open, .shut { color: red }')).toEqual([]);
  expect(problemsOf(code, '.open { color: red }')).toEqual([
    `${CODE}:2 names .shut, which ${SHEET} does not define.`,
  ]);
});

test.each([
  ['a name that is worked out', `const a = <p className={styles[tone]} />;`],
  ['a name that is put together', 'const a = <p className={styles[`tone-${tone}`]} />;'],
  ['all that is left', `const { rows, ...others } = styles;\nconst a = <p className={styles['rows']} />;`],
  ['the whole stylesheet', `const a = <List looks={styles} className={styles['rows']} />;`],
  ['the stylesheet under another name', `const looks = styles;\nconst a = styles['rows'];`],
])('code that takes %s is refused, because nobody can say which classes it uses', (_, code) => {
  expect(problemsOf(code, '.rows { color: red }')).toContainEqual(
    expect.stringMatching(
      /^slices\/exams\/web\/list\.tsx:2 takes a class from \S+ by a name that is not written there/,
    ),
  );
});

test('a property or a parameter of the same name is no stylesheet', () => {
  const code = `const a = { styles: 1 }.styles + b.styles;\nconst c = styles['rows'];`;
  expect(problemsOf(code, '.rows { color: red }')).toEqual([]);
});

test.each([
  ['with others in one selector', '.rows > li:not(.gone, .rows) { color: red }'],
  [
    'inside a question about the screen',
    '@media (max-width: 767px) {\n  .rows { color: red }\n  .gone { color: red }\n}',
  ],
  ['inside another rule', '.rows {\n  color: red;\n  & .gone { color: blue }\n}'],
])('a class that is defined %s and named by no code is found', (_, css) => {
  expect(problemsOf(`const a = styles['rows'];`, css)).toEqual([
    expect.stringMatching(/^slices\/exams\/web\/list\.module\.css:\d defines \.gone, which no code names\.$/),
  ]);
});

test.each([
  [
    'a class of another person',
    '.rows :global(.ProseMirror-focused:not(.x)), .rows:global(.y) { color: red }',
  ],
  ['all after :global', '.rows :global .ProseMirror .x { color: red }'],
  ['a comment', '/* .gone { } */ .rows { color: red }'],
  ['a string', `.rows::after { content: '.gone {' } .rows { background: url("a.gone") }`],
  ['a number', '.rows { opacity: .5; transition: all .2s; transform: scale(.9) }'],
  [
    'steps of a movement',
    '@keyframes turn { 12.5% { opacity: 0 } to { opacity: 1 } } .rows { animation: turn 1s }',
  ],
])('%s is no class of the stylesheet', (_, css) => {
  expect(problemsOf(`const a = styles['rows'];`, css)).toEqual([]);
});

test('a class that another one is composed of is used, and has to exist', () => {
  const css =
    '.rows { composes: base; composes: card line from "../looks.module.css"; } .base { color: red }';
  const others = { 'slices/exams/looks.module.css': '.card { color: red }' };
  expect(problemsOf(`const a = styles['rows'];`, css, others)).toEqual([
    `${SHEET}:1 composes .line, which slices/exams/looks.module.css does not define.`,
  ]);
});

test('a class of another folder is looked for where the import leads', () => {
  const code = `import marks from '#kit/ui/marks.module.css';\nconst a = styles['rows'] + marks['rows'];`;
  const others = { 'kit/ui/marks.module.css': '.mark { color: red }' };
  expect(problemsOf(code, '.rows { color: red }', others)).toEqual([
    `${CODE}:3 names .rows, which kit/ui/marks.module.css does not define.`,
    `kit/ui/marks.module.css:1 defines .mark, which no code names.`,
  ]);
});

test('a stylesheet that nobody imports is found, and an import of one that is gone', () => {
  expect(problemsOf('', '', { 'kit/ui/old.module.css': '.old { color: red }' })).toEqual([
    'kit/ui/old.module.css is imported by nobody.',
  ]);
  expect(styleProblems(scratchTree({ [CODE]: `${IMPORT}const a = styles['rows'];` }))).toEqual([
    `${CODE}:1 imports ${SHEET}, which does not exist.`,
  ]);
});

test('a class that only a test names is not used, but has to exist', () => {
  const others = { 'slices/exams/web/list.test.tsx': `${IMPORT}expect(styles['rows'] + styles['gone']);` };
  expect(problemsOf('', '.rows { color: red }', others)).toEqual([
    `slices/exams/web/list.test.tsx:2 names .gone, which ${SHEET} does not define.`,
    `${SHEET}:1 defines .rows, which no code names.`,
  ]);
});
