import { expect, test } from 'vitest';
import { headersByPath } from './card-page-headers.ts';

const sources = { assets: [], images: [], media: [], connections: ['https://s3.example'], isHttps: true };
const pages = ['/student/transactions', '/transaction/:_id'];
const policyOf = (kind: 'none' | 'sandbox' | 'stripe', path: string) =>
  headersByPath(sources, kind, pages)(path)['content-security-policy'];

test.each(['/student/transactions', '/transaction/42'])('%s lets in Stripe’s own fields', (path) => {
  const policy = policyOf('stripe', path);
  expect(policy).toContain(`script-src 'self' https://js.stripe.com https://*.js.stripe.com;`);
  expect(policy).toContain('https://hooks.stripe.com;');
  expect(policy).toContain(`connect-src 'self' https://s3.example https://api.stripe.com;`);
});

test.each(['/', '/student', '/transaction', '/transaction/42/more', '/graphql', '//', '/Transaction/42'])(
  '%s does not',
  (path) => expect(policyOf('stripe', path)).not.toContain('stripe'),
);

test('nor does any page where Stripe is not in use', () => {
  for (const kind of ['none', 'sandbox'] as const)
    expect(policyOf(kind, '/student/transactions')).not.toContain('stripe');
});
