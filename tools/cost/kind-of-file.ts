/** The kind of a tracked file for the cost of a change; null for what is not written line by line. */
export type KindOfFile =
  | 'product'
  | 'styles, SQL, queries'
  | 'test'
  | 'messages'
  | 'demo'
  | 'generated'
  | 'tools';

const SOURCE = /\.(ts|tsx|mjs|cjs|css|sql|graphql|html)$/;

export function kindOfFile(path: string): KindOfFile | null {
  if (/\.generated\.|^schema\.graphql$/.test(path)) return 'generated';
  if (/(^|\/)messages\/\w+\.json$|(messages|problems|emails|pages)\.ts$/.test(path)) return 'messages';
  if (!SOURCE.test(path)) return null;
  if (/\.(test|spec|matrix)\.tsx?$|(^|\/)testing\/|^journeys\/|\/proofs\//.test(path)) return 'test';
  if (/(^|\/)demo\/|\.demo\.ts$/.test(path)) return 'demo';
  if (/^(tools|bench)\/|^[^/]+$/.test(path)) return 'tools';
  if (!/^(apps|kit|slices)\//.test(path)) return null;
  return /\.tsx?$/.test(path) ? 'product' : 'styles, SQL, queries';
}
