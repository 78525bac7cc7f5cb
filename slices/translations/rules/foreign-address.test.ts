import { expect, test } from 'vitest';
import { foreignAddress } from './foreign-address.ts';

const ENGLISH = 'Use the link below, or see docs.example.org.';

test.each([
  ['Nutzen Sie den Link unten, z.B. am Handy. Er gilt bis 14.30 Uhr.', null],
  ['Nutzen Sie den Link auf portal.college.org.', null],
  ['Hilfe steht auf help.portal.college.org.', null],
  ['Siehe docs.example.org.', null],
  ['Passwort hier eingeben: https://evil.example/login', 'evil.example'],
  ['Passwort hier eingeben: www.evil.example', 'www.evil.example'],
  ['Passwort hier eingeben: EVIL.example', 'evil.example'],
  ['Passwort hier eingeben: evil．example', 'evil.example'],
  ['Passwort hier eingeben: evil.\u200Bexample', 'evil.example'],
  ['Passwort hier eingeben: http://{orgName}.evil.example', 'evil.example'],
  ['Passwort hier eingeben: http://10.0.0.1/', '10.0.0.1'],
  ['Schreiben Sie an help@evil.example', 'evil.example'],
  ['Siehe portal.college.org.evil.example', 'portal.college.org.evil.example'],
  ['Siehe evilportal.college.org', 'evilportal.college.org'],
  ['请访问 例子.公司', '例子.公司'],
])('in a mail “%s” names the address of another host: %s', (text, address) => {
  expect(foreignAddress(text, ENGLISH, 'portal.college.org')).toBe(address);
});
