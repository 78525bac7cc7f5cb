import { expect, test } from 'vitest';
import { mainHostAddress, type MailedLinkKind } from './main-host.ts';

const mainHost = 'https://main.example';
const path = '/reset-password/abc?x=1';

test.each<[MailedLinkKind, string, boolean]>([
  ['reset', 'production', false],
  ['reset', 'development', false],
  ['reset', 'admin-production', true],
  ['enrol', 'production', false],
  ['enrol', 'development', true],
  ['enrol', 'admin-production', true],
  ['enrol', 'anything else', false],
])('a %s link in %s goes to the main app: %s (AUTH-32) (AUTH-44) (ENV-02)', (kind, environment, goes) => {
  const address = mainHostAddress(kind, { environment, mainHost, origin: 'https://admin.example', path });
  expect(address).toBe(goes ? 'https://main.example/reset-password/abc?x=1' : null);
});

test.each(['https://main.example', 'https://main.example/', ''])(
  'a page that already is at the main app (%j) stays there',
  (configured) => {
    const visit = { environment: 'admin-production', mainHost: configured, origin: mainHost, path };
    expect(mainHostAddress('enrol', visit)).toBeNull();
  },
);
