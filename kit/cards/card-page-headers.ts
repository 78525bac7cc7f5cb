import { isAt } from '#kit/http/path-pattern.ts';
import { securityHeaders, type HeaderSources } from '#kit/http/security-headers.ts';
import type { CardProcessor } from './card-processor.ts';

/** From where Stripe's own fields come, and whom they ask (docs.stripe.com/security/guide). */
const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const FRAMES = [...SCRIPTS, 'https://hooks.stripe.com'];
const API = 'https://api.stripe.com';

/** The headers of every answer, by its address: only a page on which cards are typed lets in the processor's fields. */
export function headersByPath(
  sources: HeaderSources,
  kind: CardProcessor['kind'],
  cardPages: readonly string[],
): (path: string) => Record<string, string> {
  const usual = securityHeaders(sources);
  if (kind !== 'stripe') return () => usual;
  const connections = [...sources.connections, API];
  const ofCards = securityHeaders({ ...sources, connections, scripts: SCRIPTS, frames: FRAMES });
  const patterns = cardPages.map((pattern) => pattern.split('/'));
  return (path) => {
    const steps = path.split('/');
    return patterns.some((pattern) => isAt(pattern, steps)) ? ofCards : usual;
  };
}
