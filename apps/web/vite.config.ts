import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { LOCALES, type Locale } from '#kit/messages/locales.ts';
import { readBundledMessages, type BundledMessages } from '#kit/messages/messages-on-disk.ts';
import { firstCallPages } from './frame/first-call-pages.ts';
import { framedPages } from './frame/framed-pages.ts';
import { neededBeside } from './frame/needed-beside.ts';
import { offlineFrame } from './frame/offline-frame.ts';
import { PARTS, partOf } from './texts/text-parts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));
/** Several working copies may share their packages by a link. */
const packages = realpathSync(`${repository}/node_modules`);

const VIRTUAL = 'virtual:texts';
const TRANSLATION = /\/messages\/\w+\.json$/;
const NAME = /^virtual:texts\/(doorstep|college|office)\/(\w+)$/;

/** What only the server says: in mails, and on pages that it writes itself. */
const OF_THE_SERVER = new Set(['emails', 'pages']);

function textsOf(bundled: BundledMessages, part: string, locale: Locale): Record<string, string> {
  const ids = Object.entries(bundled.english)
    .filter(([id, { category }]) => !OF_THE_SERVER.has(category) && partOf(id, category) === part)
    .map(([id]) => id);
  return Object.fromEntries(ids.map((id) => [id, bundled.text(locale, id) ?? '']));
}

const loaders = (part: string): string =>
  LOCALES.map((locale) => `${locale}: () => import('${VIRTUAL}/${part}/${locale}')`).join(', ');

/** The parts a visitor may meet; those that only open after signing in must not be fetched before. */
const DOORSTEP_PARTS =
  /\/kit\/(access\/actor|client\/(?!cards|open-export|palette-search|query|records|sending|storage\/(device-store|recent-places|selected-region)|undisturbed)|ui\/(card|chip|data-view|focus|form|icon|note|skeleton|spinner|text|toast)\/(?!fields-form|record-fields|use-undo-toast)|ui\/button\/(button|link)|ui\/field\/(field|text-field|password|select)|ui\/page\/(page\.|sheet))/;

/** The parts that lists and forms of staff are made of, and nothing that everybody opens first. */
const OFFICE_PARTS =
  /\/kit\/(calendar|csv|rich-text)\/|\/kit\/ui\/(audit-trail|date|progress|rich-text|table|tabs|upload)\/|\/dompurify\//;

/** What asks the server and keeps its answers: every screen after signing in does. */
const ANSWERS = /\/node_modules\/@tanstack\/|\/kit\/client\/query\//;

/** The dashboard of students, with all that it is made of: nobody signs in without it, and it waits for nothing else. */
const FIRST_SCREEN = /\/slices\/dashboard\/web\/((student|manager|graduate)-dashboard|greeting)\.tsx$/;

/** What the screens of exams and assignments share comes as one file, whose name everybody carries. */
const ASSESSMENTS =
  /\/slices\/(assignments|exams)\/(rules\/|web\/(?!attempt-list|exam-facts|start-exam)[^/.]+\.\w+$)/;

/** What the first screens after signing in are made of, and what that is made of in turn. */
const COLLEGE_PARTS = /\/kit\/(calendar\/(day|instant|zone)\.|ui\/(combobox|number|button\/icon-button))/;

/** The looks of screens that only staff open: as one file they are one name less for everybody to carry. */
const OFFICE_STYLES =
  /\/slices\/(categories|groups|people-import|regions|site-settings|system-log|teachers|translations)\/web\/.*\.module\.css|\/web\/(authoring|behind|following|gradebook|grading|grid|import|managing|office|paper|regrading|restore|results|scheduling|schemas)\/.*\.module\.css/;

/** What an exam needs from its first page to its result comes at once: nothing is fetched while it is sat (TRAP-39). */
const EXAM_DESK =
  /\/apps\/web\/pages\/(exam-result|student-exam)\.generated|\/slices\/exams\/web\/((result|sitting)\/|take-exam\.screen|(exam-result|student-exam)\.page|(attempt-list|exam-facts|start-exam)\.tsx)/;

/** Few requests instead of many small ones: what every page needs, and the parts that several screens share. */
const CHUNKS = [
  { name: 'packages', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'frame', tags: ['$initial' as const] },
  { name: 'parts', test: DOORSTEP_PARTS, minShareCount: 2 },
  { name: 'office-styles', test: OFFICE_STYLES },
  { name: 'answers', test: ANSWERS, minShareCount: 2 },
  { name: 'first-screen', test: FIRST_SCREEN },
  { name: 'offline', test: /\/kit\/offline\// },
  { name: 'assessments', test: ASSESSMENTS, minShareCount: 2 },
  { name: 'college-parts', test: COLLEGE_PARTS, minShareCount: 2 },
  { name: 'office-parts', test: OFFICE_PARTS, minShareCount: 2 },
  { name: 'college-parts', test: /\/kit\/(ui|client)\/(?!query)/, minShareCount: 2 },
  // A group takes along everything it needs that no group before it has taken, and others then fetch all of it.
  { name: 'exam-desk', test: EXAM_DESK },
];

/** What a search for trouble names: the system log, the frame around screens, languages, the editor, the chunks above. */
const KEPT_NAMES = new RegExp(
  `^system-log\\.screen$|^signed-in-frame$|^[a-z]{2}(_[A-Z]{2})?$|^writing-area$|^(${CHUNKS.map(({ name }) => name).join('|')})$`,
);

/** One chunk of texts per language and part, English where a translation is missing. */
function texts(): Plugin {
  let bundled: BundledMessages;
  return {
    name: 'berea-texts',
    async buildStart() {
      bundled = await readBundledMessages(repository);
    },
    resolveId: (id) => (id === VIRTUAL || NAME.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${VIRTUAL}`) {
        return `export const loadTexts = { ${PARTS.map((part) => `${part}: { ${loaders(part)} }`).join(', ')} };`;
      }
      const [, part, locale] = NAME.exec(id.slice(1)) ?? [];
      if (!part) return null;
      return `export const texts = ${JSON.stringify(textsOf(bundled, part, locale as Locale))};`;
    },
    // A changed catalogue of English texts starts the whole server again; translations are only read.
    configureServer({ watcher }) {
      watcher.add([`${repository}/slices`, `${repository}/kit`]);
    },
    async hotUpdate({ file }) {
      if (!TRANSLATION.test(file)) return undefined;
      bundled = await readBundledMessages(repository);
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** The built page asks for its fonts early. From the sources they have other addresses, and nobody waits for them. */
const withoutFontPreloads = (): Plugin => ({
  name: 'berea-no-font-preloads',
  apply: 'serve',
  transformIndexHtml: (page) => page.replaceAll(/<link\s+rel="preload"\s+as="font"[^>]*>/g, ''),
});

const readWorker = () => readFile(`${root}/service-worker.ts`, 'utf8');
const readEarlyPress = () => readFile(`${root}/frame/early-press.ts`, 'utf8');
const readFirstScript = () => readFile(`${root}/frame/ask-first.ts`, 'utf8');
const readFirstCalls = async () =>
  JSON.parse(await readFile(`${root}/frame/first-calls.generated.json`, 'utf8')) as {
    at: string;
    from: string;
  }[];
const readTexts = async () => (await readBundledMessages(repository)).text;

export default defineConfig(({ command, mode }) => ({
  root,
  // Written out as true or false, so that nothing of the catalogue is in what everybody else gets.
  define: {
    'import.meta.env.CATALOGUE': JSON.stringify(command === 'serve' || mode === 'catalogue'),
    'import.meta.env.OFFLINE_FRAME': JSON.stringify(command === 'build'),
  },
  // Files that browsers and robots request by a fixed name.
  publicDir: 'public',
  // Not in node_modules, which several working copies may share.
  cacheDir: `${repository}/.cache/vite`,
  plugins: [
    react(),
    texts(),
    framedPages(readTexts, readEarlyPress),
    firstCallPages(repository, readFirstScript, readFirstCalls),
    withoutFontPreloads(),
    offlineFrame(readWorker),
  ],
  server: { fs: { allow: [repository, packages] } },
  // Scripts and styles find each other from where they stand, so that all of them may stand on a delivery host.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  build: {
    outDir: `${repository}/dist/web`,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: mode === 'development',
    // The content policy refuses data: in scripts and styles, and small files cost little over one connection.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: neededBeside,
    },
    rolldownOptions: {
      // Every page carries the names of all files: seven signs tell them apart, and words cost kilobytes.
      output: {
        codeSplitting: { groups: CHUNKS },
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) =>
          KEPT_NAMES.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
      // Importing one thing from a slice's api.ts does not bundle the others.
      treeshake: { moduleSideEffects: [{ test: /\/web\/api\.tsx?$/, sideEffects: false }] },
    },
  },
}));
