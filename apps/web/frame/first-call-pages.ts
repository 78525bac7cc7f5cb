import type { Plugin } from 'vite';
import { builtPage, enclosed, plainScript, withFirstScript } from './built-page.ts';

interface PreparedCall {
  at: string;
}

/** The name of the page for an address; the server finds it by the same pattern. */
const pageNames = (patterns: readonly string[]): Map<string, string> =>
  new Map(patterns.map((pattern, number) => [pattern, `/first/${number}.html`]));

/**
 * Pages that ask for their data with their HTML. Each is the usual page with a small script before the others, which knows
 * what can be asked for at its address; `first/pages.json` tells the server which address has which page.
 */
export const firstCallPages = (
  readScript: () => Promise<string>,
  readCalls: () => Promise<readonly PreparedCall[]>,
): Plugin => ({
  name: 'berea-first-call-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const html = builtPage(bundle).source.toString();
      const calls = Map.groupBy(await readCalls(), ({ at }) => at);
      const names = pageNames([...calls.keys()]);
      for (const [pattern, prepared] of calls) {
        const code = await plainScript(await readScript(), 'ask-first.ts', {
          CALLS: JSON.stringify(prepared),
        });
        const script = this.emitFile({ type: 'asset', name: 'first.js', source: enclosed(code) });
        const source = withFirstScript(html, this.getFileName(script));
        const fileName = (names.get(pattern) ?? '').slice(1);
        this.emitFile({ type: 'asset', fileName, source });
      }
      this.emitFile({
        type: 'asset',
        fileName: 'first/pages.json',
        source: JSON.stringify(Object.fromEntries(names)),
      });
    },
  },
});
