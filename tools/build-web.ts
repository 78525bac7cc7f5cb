// Builds the browser apps whose sources have changed since the last build, as the environment is to be shown them.
import { buildIfStale } from './build/build-if-stale.ts';
import { webApps } from './build/web-inputs.ts';

const isDevelopment = (process.env['APP_ENV'] ?? 'development') === 'development';
/** Those who build the main app find the catalogue of its parts in it (/catalogue). */
const modeOf = (app: string): string | undefined =>
  isDevelopment && app === 'web' ? 'catalogue' : undefined;

for (const app of webApps(process.cwd())) await buildIfStale(process.cwd(), app, console.log, modeOf(app));
