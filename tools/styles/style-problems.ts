import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stylesheetClasses, type DefinedClass } from './defined-classes.ts';
import { usedClasses } from './used-classes.ts';

/** A class that only a test names makes nothing look like anything. */
const TEST = /\.(test|spec)\.tsx?$/;

/** Says which classes are named in code that no stylesheet defines, and which are defined that no code names. */
export function styleProblems(root: string): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const problems: string[] = [];
  const sheets = new Map<string, DefinedClass[]>();
  const unused = new Map<string, Set<string>>();
  const isDefined = (sheet: string, name: string): boolean =>
    sheets.get(sheet)?.some((one) => one.name === name) ?? false;

  const stylesheets = globSync('{apps,kit,slices}/**/*.module.css', { cwd: root }).toSorted();
  const composed = stylesheets.flatMap((path) => {
    const classes = stylesheetClasses(read(path));
    sheets.set(path, classes.defined);
    unused.set(path, new Set(classes.defined.map(({ name }) => name)));
    return classes.composed.map((one) => ({ ...one, path }));
  });
  for (const { path, name, from, line } of composed) {
    const sheet = from === null ? path : resolved(path, from);
    unused.get(sheet)?.delete(name);
    if (!isDefined(sheet, name))
      problems.push(`${path}:${line} composes .${name}, which ${sheet} does not define.`);
  }

  const imported = new Set(composed.map(({ path, from }) => resolved(path, from ?? '')));
  for (const path of globSync('{apps,kit,slices}/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    const source = read(path);
    if (!source.includes('.module.css')) continue;
    const { imports, used } = usedClasses(path, source);
    for (const { from, line } of imports) {
      const sheet = resolved(path, from);
      if (!sheets.has(sheet)) problems.push(`${path}:${line} imports ${sheet}, which does not exist.`);
      if (!TEST.test(path)) imported.add(sheet);
    }
    for (const { from, name, line } of used) {
      const sheet = resolved(path, from);
      if (name === null)
        problems.push(
          `${path}:${line} takes a class from ${sheet} by a name that is not written there: name the class, or say the difference in a data attribute.`,
        );
      else if (sheets.has(sheet) && !isDefined(sheet, name))
        problems.push(`${path}:${line} names .${name}, which ${sheet} does not define.`);
      else if (!TEST.test(path)) unused.get(sheet)?.delete(name);
    }
  }

  for (const [path, classes] of sheets) {
    if (!imported.has(path)) problems.push(`${path} is imported by nobody.`);
    else
      for (const { name, line } of classes)
        if (unused.get(path)?.has(name))
          problems.push(`${path}:${line} defines .${name}, which no code names.`);
  }
  return problems;
}

/** The path from the root; `#kit/…` and the like are addresses from the root already. */
const resolved = (path: string, from: string): string =>
  from.startsWith('#') ? from.slice(1) : join(dirname(path), from);
