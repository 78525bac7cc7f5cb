/** Enough of an address to recognise a place, not a person: /24 for IPv4, /64 for IPv6. */
export function ipPrefix(ip: string): string {
  const address = callerAddress(ip);
  return address.includes('.') ? address.split('.').slice(0, 3).join('.') : address;
}

/** Whom to count as one caller: an IPv4 address, or the IPv6 network whose addresses one machine may all use. */
export const callerAddress = (ip: string): string =>
  ip.includes('.') ? ip.slice(ip.lastIndexOf(':') + 1) : networkOf(ip);

const groupsOf = (part: string): string[] => part.split(':').filter(Boolean);

/** The first four groups of an IPv6 address, with the zeros that its short form leaves out. */
function networkOf(ip: string): string {
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
