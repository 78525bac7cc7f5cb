// Builds the browser apps whose sources have changed since the last build.
import { buildIfStale } from './build/build-if-stale.ts';
import { webApps } from './build/web-inputs.ts';

for (const app of webApps(process.cwd())) await buildIfStale(process.cwd(), app, console.log);
