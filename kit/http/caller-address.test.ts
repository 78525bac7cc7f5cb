import { expect, test } from 'vitest';
import { callerAddress, ipPrefix } from './caller-address.ts';

test.each([
  ['203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['127.0.0.1', '127.0.0'],
])('of the IPv4 address %s the first three numbers are kept: %s', (ip, prefix) => {
  expect(ipPrefix(ip)).toBe(prefix);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::3:4:5:6', '2001:db8:0:0'],
  ['2001:db8:0:0:ffff:1:2:3', '2001:db8:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('of the IPv6 address %s the network is kept, however it is written: %s (D6)', (ip, prefix) => {
  expect(ipPrefix(ip)).toBe(prefix);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
])('the caller at %s is counted as %s (D6)', (ip, address) => {
  expect(callerAddress(ip)).toBe(address);
});
