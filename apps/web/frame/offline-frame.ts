import type { Plugin } from 'vite';
import { builtPage, plainScript } from './built-page.ts';

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
      const page = builtPage(bundle).source.toString();
      const build = await digest([...Object.keys(bundle).toSorted(), page].join('\n'));
      // Not every browser takes modules for workers.
      const script = await plainScript(await readWorker(), 'service-worker.ts', {
        BUILD: JSON.stringify(build),
      });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: script });
    },
  },
});
