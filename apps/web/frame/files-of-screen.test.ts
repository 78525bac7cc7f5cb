import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOfScreen } from './files-of-screen.ts';

interface Chunk {
  of?: string;
  imports?: string[];
  styles?: string[];
  isEntry?: boolean;
}

function bundleOf(chunks: Record<string, Chunk>): Rolldown.OutputBundle {
  const files = Object.entries(chunks).map(
    ([fileName, { of, imports = [], styles = [], isEntry = false }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        facadeModuleId: of ?? null,
        imports,
        isEntry,
        viteMetadata: { importedCss: new Set(styles) },
      },
    ],
  );
  return Object.fromEntries(files) as Rolldown.OutputBundle;
}

const bundle = bundleOf({
  'index.js': { isEntry: true, imports: ['packages.js'], styles: ['base.css'] },
  'packages.js': {},
  'dashboard.js': {
    of: '/slices/dashboard/web/dashboard.screen.tsx',
    imports: ['parts.js', 'packages.js'],
    styles: ['dashboard.css'],
  },
  'parts.js': { imports: ['packages.js'], styles: ['base.css', 'parts.css'] },
  'admin.js': { of: '/slices/dashboard/web/admin-dashboard.tsx', imports: ['parts.js'] },
  'other.js': { of: '/slices/courses/web/courses.screen.tsx' },
  'area.js': { of: '/apps/web/layout/signed-in-area.tsx' },
});

const modules: Record<string, { importers: string[]; dynamicImporters: string[] }> = {
  '/asked.generated.ts': { importers: ['/student.tsx'], dynamicImporters: [] },
  '/student.tsx': { importers: ['/slices/dashboard/web/dashboard.screen.tsx'], dynamicImporters: [] },
  '/slices/dashboard/web/dashboard.screen.tsx': {
    importers: [],
    dynamicImporters: ['/slices/dashboard/web/slice.ts'],
  },
  '/admin.generated.ts': { importers: ['/slices/dashboard/web/admin-dashboard.tsx'], dynamicImporters: [] },
  // Not a screen: the dashboard imports it for those who need it.
  '/slices/dashboard/web/admin-dashboard.tsx': {
    importers: [],
    dynamicImporters: ['/slices/dashboard/web/dashboard.screen.tsx'],
  },
};
const infoOf = (id: string) => modules[id] ?? null;

test('a page names the files of its screen that not every page has, styles last', () => {
  expect(filesOfScreen('/asked.generated.ts', bundle, infoOf)).toEqual([
    'dashboard.js',
    'parts.js',
    'area.js',
    'dashboard.css',
    'parts.css',
  ]);
});

test('what a screen loads only for some is not named', () => {
  expect(filesOfScreen('/admin.generated.ts', bundle, infoOf)).toEqual(['area.js']);
});
