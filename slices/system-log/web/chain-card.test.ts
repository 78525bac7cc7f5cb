import { beforeEach, expect, test, vi } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { walkChain } from './chain-card.tsx';

const LINKS_PER_PAGE = 2;

/** A chain of so many links, one of which may not fit. */
function serveChain(links: number, broken: number | null): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { after: string } };
    asked.push(variables.after);
    const after = Number(variables.after);
    const end = Math.min(after + LINKS_PER_PAGE, links);
    const isBroken = broken !== null && broken > after && broken <= end;
    const checkAuditLinks = {
      reached: String(isBroken ? broken - 1 : end),
      broken: isBroken ? String(broken) : '',
    };
    return Promise.resolve(Response.json({ data: { checkAuditLinks } }));
  });
  return asked;
}

beforeEach(() => configure());

test.each([
  [0, null, { reached: 0, broken: null }],
  [5, null, { reached: 5, broken: null }],
  [5, 4, { reached: 3, broken: 4 }],
])('of %i links with %j broken it is told: %j', async (links, broken, expected) => {
  serveChain(links, broken);
  expect(await walkChain()).toEqual(expected);
});

test('each page goes on where the last one ended', async () => {
  const asked = serveChain(5, null);
  await walkChain();
  expect(asked).toEqual(['0', '2', '4', '5']);
});
