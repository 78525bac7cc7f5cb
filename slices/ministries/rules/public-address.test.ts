import { expect, test } from 'vitest';
import { publicAddress, readPublicStep } from './public-address.ts';

const id = '0199f0a0-0000-7000-8000-000000000001';

test.each([
  ['Hope Kitchen', `/ministries/${id}-hope-kitchen`],
  ['São Paulo: Crianças & Família', `/ministries/${id}-sao-paulo-criancas-familia`],
  ['St. Mark’s', `/ministries/${id}-st-marks`],
  ['Good Samaritan Clinic Łódź', `/ministries/${id}-good-samaritan-clinic-lodz`],
  ['Straße, Tromsø, Đakovo, Iğdır, Ærø', `/ministries/${id}-strasse-tromso-dakovo-igdir-aero`],
  ['希望廚房', `/ministries/${id}`],
  ['--', `/ministries/${id}`],
  ['long '.repeat(40), `/ministries/${id}-${'long-'.repeat(12).slice(0, -1)}`],
])('the public page of %j stands at %s', (name, address) => {
  expect(publicAddress({ id, name })).toBe(address);
  expect(readPublicStep(address.split('/').at(-1) ?? '')).toBe(id);
});

test.each(['', 'hope-kitchen', '0199f0a0', `x${id}`, '../etc/passwd'])('%j names no ministry', (step) => {
  expect(readPublicStep(step)).toBeNull();
});
