import { isIPv6 } from 'node:net';

const GROUPS = 8;
const MAPPED = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/iu;

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/**
 * The network that attempts are counted for: an IPv4 address itself, written as IPv6 or not; of an IPv6 address the first
 * 64 bits, since its holder can choose the rest at every call.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.groups?.['address'];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const between = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  return [...first, ...between, ...last]
    .slice(0, GROUPS / 2)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':');
}
