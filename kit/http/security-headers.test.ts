import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const plain = { assets: [], images: [], media: [], connections: [], isHttps: false };

test('the content policy lets in nothing that is not named', () => {
  const policy = securityHeaders(plain)['content-security-policy'] ?? '';
  const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line]));
  expect(directives.get('default-src')).toBe(`default-src 'none'`);
  expect(directives.get('script-src')).toBe(`script-src 'self'`);
  expect(directives.get('frame-ancestors')).toBe(`frame-ancestors 'none'`);
  expect(directives.get('frame-src')).toBe('frame-src blob:');
  expect(directives.get('object-src')).toBe(`object-src 'none'`);
  expect(directives.get('base-uri')).toBe(`base-uri 'none'`);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
});

test('other hosts are added where they are needed and nowhere else', () => {
  const policy = securityHeaders({
    ...plain,
    assets: ['https://cdn.example'],
    connections: ['https://s3.example'],
  })['content-security-policy'];
  expect(policy).toContain(`script-src 'self' https://cdn.example`);
  expect(policy).toContain(`connect-src 'self' https://s3.example https://cdn.example;`);
  expect(policy).not.toContain(`script-src 'self' https://cdn.example https://s3.example`);
});

test('a page on which cards are typed lets in the scripts and frames that take them', () => {
  const cards = 'https://cards.example';
  const policy = securityHeaders({ ...plain, scripts: [cards], frames: [cards] })['content-security-policy'];
  expect(policy).toContain(`script-src 'self' ${cards};`);
  expect(policy).toContain(`frame-src blob: ${cards};`);
  expect(policy?.match(/cards\.example/g)).toHaveLength(2);
});

test('https is asked for only where it is spoken', () => {
  expect(securityHeaders(plain)).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders({ ...plain, isHttps: true })['strict-transport-security']).toContain(
    'max-age=63072000',
  );
});
