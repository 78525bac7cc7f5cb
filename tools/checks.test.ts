import { expect, test } from 'vitest';
import { checks, matchingChecks, runChecks } from './checks.ts';
import { scratchTree } from './testing/scratch-tree.ts';

test('each check prints one line, and only a failing one its output', async () => {
  const root = scratchTree({
    'sound.ts': `console.log('all is well');`,
    'broken.ts': `console.log('line 7 is wrong'); console.error('and line 8'); process.exitCode = 1;`,
  });
  const lines: string[] = [];
  const results = await runChecks(
    [
      { name: 'sound', run: ['sound.ts'] },
      { name: 'broken', run: ['broken.ts'] },
    ],
    (line) => lines.push(line),
    root,
  );
  expect(lines.slice(0, 2).toSorted()).toEqual([
    expect.stringMatching(/^FAILED {2}broken {2}\d+\.\d s$/),
    expect.stringMatching(/^ok {6}sound {3}\d+\.\d s$/),
  ]);
  expect(lines[2]).toContain('line 7 is wrong\nand line 8');
  expect(lines.join('\n')).not.toContain('all is well');
  expect(new Map(results.map(({ name, passed }) => [name, passed]))).toEqual(
    new Map([
      ['sound', true],
      ['broken', false],
    ]),
  );
});

test.each([
  [[], checks.map(({ name }) => name)],
  [['types'], ['types (server)', 'types (web)', 'types (rules)']],
  [['types', 'web'], ['types (web)']],
  [['Lint'], ['lint']],
  [['leave'], []],
])('the words %j choose %j', (words, names) => {
  expect(matchingChecks(words).map(({ name }) => name)).toEqual(names);
});
