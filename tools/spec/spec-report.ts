import type { Proofs } from './proofs.ts';
import type { Area, Requirement } from './requirements.ts';

/** One line per area: how many of its requirements a test proves, and which none does. */
export function summary(areas: readonly Area[], proofs: Proofs): string[] {
  const lines = areas.map(({ name, requirements }) => {
    const open = requirements.filter(({ id }) => !proofs.has(id));
    const count = `${requirements.length - open.length} of ${requirements.length}`;
    const ids = open.length > 0 ? `none for ${runs(requirements, proofs).join(', ')}` : 'all proved';
    return `${name.padEnd(5)}  ${count.padStart(8)}  ${ids}`;
  });
  const all = areas.flatMap(({ requirements }) => requirements);
  const proved = all.filter(({ id }) => proofs.has(id)).length;
  return [...lines, '', `${proved} of ${all.length} requirements have a test.`];
}

/** The open ids of an area, neighbours drawn together: AUTH-01 to AUTH-14, AUTH-16. */
function runs(requirements: readonly Requirement[], proofs: Proofs): string[] {
  const found: Requirement[][] = [];
  for (const [index, requirement] of requirements.entries()) {
    if (proofs.has(requirement.id)) continue;
    const previous = requirements[index - 1];
    const continues = previous !== undefined && found.at(-1)?.at(-1) === previous;
    if (continues) found.at(-1)?.push(requirement);
    else found.push([requirement]);
  }
  return found.map((run) => [...new Set([run[0]?.id, run.at(-1)?.id])].join(' to '));
}

/** Every requirement of one area with the tests that prove it. */
export function details({ name, title, requirements }: Area, proofs: Proofs): string[] {
  return [
    `${name} — ${title}`,
    ...requirements.flatMap(({ id, text }) => [
      '',
      `${proofs.has(id) ? '✓' : '·'} ${id} ${text}`,
      ...[...(proofs.get(id) ?? [])].map((path) => `    ${path}`),
    ]),
  ];
}

/** Ids of a known area that no requirement has: a test claims to prove what nobody asked for. */
export function unknownIds(areas: readonly Area[], proofs: Proofs): string[] {
  const known = new Set(areas.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  const names = new Set(areas.map(({ name }) => name));
  return [...proofs]
    .filter(([id]) => names.has(id.split('-')[0] ?? '') && !known.has(id))
    .map(([id, paths]) => `${id} is no requirement: ${[...paths].join(', ')}`);
}
