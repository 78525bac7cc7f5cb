import { transformWithOxc, type Plugin } from 'vite';

const PAGE = 'index.html';

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Adds the service worker to the build, under a name that never changes, as browsers look for a new one there. It imports
 * nothing, so it needs no bundling; another build is another worker, because its name stands in it.
 */
export const offlineFrame = (readWorker: () => Promise<string>): Plugin => ({
  name: 'berea-offline-frame',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== 'asset') throw new Error(`The build has no ${PAGE}.`);
      const build = await digest([...Object.keys(bundle).toSorted(), page.source.toString()].join('\n'));
      const { code } = await transformWithOxc(await readWorker(), 'service-worker.ts', {
        define: { BUILD: JSON.stringify(build) },
      });
      // Not every browser takes modules for workers.
      const script = code.replace(/^export \{\s*\};?$/m, '');
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: script });
    },
  },
});
