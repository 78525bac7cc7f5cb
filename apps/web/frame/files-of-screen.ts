import type { Rolldown } from 'vite';

/** What stands around every screen. */
const AREA = /\/apps\/web\/layout\/signed-in-area\.tsx$/;
/** Where routes are listed: what these import when it is wanted is a screen. */
const ROUTES = /\/(slices\/[^/]+\/web\/slice|apps\/web\/pages\.generated)\.ts$/;

type ModuleInfo = (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null;

/** The screens that come with a module: those that import it, themselves or by what they import. */
function screensWith(module: string, infoOf: ModuleInfo): Set<string> {
  const screens = new Set<string>();
  const seen = new Set<string>();
  const climb = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = infoOf(id);
    if (info?.dynamicImporters.some((importer) => ROUTES.test(importer))) screens.add(id);
    info?.importers.forEach(climb);
  };
  climb(module);
  return screens;
}

/** The files that a screen is made of, styles last; none that every page has already. */
export function filesOfScreen(module: string, bundle: Rolldown.OutputBundle, infoOf: ModuleInfo): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const screens = screensWith(module, infoOf);
  const files = new Set<string>();
  const styles = new Set<string>();
  const collect = (fileName: string): void => {
    const chunk = byName.get(fileName);
    if (!chunk || files.has(fileName)) return;
    files.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(collect);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) collect(fileName);
  const everywhere = new Set([...files, ...styles]);
  for (const { facadeModuleId, fileName } of chunks)
    if (facadeModuleId && (screens.has(facadeModuleId) || AREA.test(facadeModuleId))) collect(fileName);
  return [...files, ...styles].filter((file) => !everywhere.has(file));
}
