import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
	['203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['::FFFF:203.0.113.9', '203.0.113.9'],
	['2001:db8:1:2::9', '2001:db8:1:2::/64'],
	['2001:0DB8:0001:0002:000a:0:0:1', '2001:db8:1:2::/64'],
	['2001:db8::9', '2001:db8:0:0::/64'],
	['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['::', '0:0:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['', ''],
	['unknown', 'unknown'],
])('%s counts as %s', (address, expected) => {
	expect(networkOf(address)).toBe(expected);
});
