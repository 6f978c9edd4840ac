import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that identify a customer's network, a /64, in which a device can use any number of addresses. */
const GROUPS = 4;

/**
 * What limits count as one address: an IPv4 address, or the /64 of an IPv6 address. `2001:db8:1:2::9` and `2001:db8:1:2:a::1` are both
 * `2001:db8:1:2::/64`. Other text is returned unchanged.
 */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped !== undefined) return mapped;
	const [plain = ''] = address.split('%');
	if (!isIPv6(plain)) return address;
	// The URL parser normalises addresses, with `::` for the longest run of zeros.
	const spelt = new URL(`http://[${plain}]`).hostname.slice(1, -1);
	const [head = '', tail] = spelt.split('::');
	const groups = head === '' ? [] : head.split(':');
	if (tail !== undefined) {
		const last = tail === '' ? [] : tail.split(':');
		groups.push(...Array.from({ length: 8 - groups.length - last.length }, () => '0'), ...last);
	}
	return `${groups.slice(0, GROUPS).join(':')}::/64`;
}
