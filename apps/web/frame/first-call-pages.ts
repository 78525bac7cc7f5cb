import { transformWithOxc, type Plugin } from 'vite';

const PAGE = 'index.html';
/** The script stands before all others; deferred ones run in their order, so it has asked before the page looks. */
const FIRST_SCRIPT = '<script type="module"';

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
      const page = bundle[PAGE];
      if (page?.type !== 'asset') throw new Error(`The build has no ${PAGE}.`);
      const html = page.source.toString();
      const calls = Map.groupBy(await readCalls(), ({ at }) => at);
      const names = pageNames([...calls.keys()]);
      for (const [pattern, prepared] of calls) {
        const { code } = await transformWithOxc(await readScript(), 'ask-first.ts', {
          define: { CALLS: JSON.stringify(prepared) },
        });
        const script = this.emitFile({
          type: 'asset',
          name: 'first.js',
          source: `(() => {${code.replace(/^export \{\s*\};?$/m, '')}})();`,
        });
        const source = html.replace(
          FIRST_SCRIPT,
          () => `<script defer src="/${this.getFileName(script)}"></script>\n    ${FIRST_SCRIPT}`,
        );
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
