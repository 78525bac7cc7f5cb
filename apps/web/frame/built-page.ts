import { transformWithOxc, type Rolldown } from 'vite';

const PAGE = 'index.html';
/** Small scripts stand before all others; deferred ones run in their order. */
const FIRST_SCRIPT = '<script type="module"';

/** The page as the build has put it together. */
export function builtPage(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const page = bundle[PAGE];
  if (page?.type !== 'asset') throw new Error(`The build has no ${PAGE}.`);
  return page;
}

/** A script that imports nothing, as every browser runs it: without types and without the line that made it a module. */
export async function plainScript(
  source: string,
  name: string,
  define: Record<string, string> = {},
): Promise<string> {
  const { code } = await transformWithOxc(source, name, { define });
  return code.replace(/^export \{\s*\};?$/m, '');
}

/** Puts a script into a page, to run before the others. */
export const withFirstScript = (html: string, fileName: string): string =>
  html.replace(
    FIRST_SCRIPT,
    () => `<script defer fetchpriority="high" src="/${fileName}"></script>\n    ${FIRST_SCRIPT}`,
  );

/** Nothing of it is global. */
export const enclosed = (code: string): string => `(() => {${code}})();`;

/** Asks the browser for files beside the others, so that it need not read those first to know of them. */
export function withHints(html: string, fileNames: readonly string[]): string {
  const hints = fileNames.map((name) =>
    name.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${name}" />`
      : `<link rel="modulepreload" crossorigin href="/${name}" />`,
  );
  return html.replace('</head>', () => `  ${hints.join('\n    ')}\n  </head>`);
}
