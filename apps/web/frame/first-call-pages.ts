import type { Plugin } from 'vite';
import { builtPage, enclosed, plainScript, withFirstScript, withHints } from './built-page.ts';
import { filesOfScreen } from './files-of-screen.ts';

interface PreparedCall {
  at: string;
  /** The module with what its screen asks for. */
  from: string;
}

/** The name of the page for an address; the server finds it by the same pattern. */
const pageNames = (patterns: readonly string[]): Map<string, string> =>
  new Map(patterns.map((pattern, number) => [pattern, `/first/${number}.html`]));

/**
 * Pages that ask for their data and their screen with their HTML. Each is the usual page with a small script before the others,
 * which knows what can be asked for at its address, and the names of the screen's files; `first/pages.json` tells the server
 * which address has which page.
 */
export const firstCallPages = (
  /** With the slash at its end. */
  repository: string,
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
          CALLS: JSON.stringify(prepared.map(({ from: _module, ...call }) => call)),
        });
        const hinted = prepared.flatMap(({ from }) =>
          filesOfScreen(`${repository}${from}`, bundle, (id) => this.getModuleInfo(id)),
        );
        const script = this.emitFile({ type: 'asset', name: 'first.js', source: enclosed(code) });
        const source = withHints(withFirstScript(html, this.getFileName(script)), [...new Set(hinted)]);
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
