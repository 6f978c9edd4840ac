import { BlockList, isIP } from 'node:net';

/** Whether an address is a trusted proxy. */
export type IsTrusted = (address: string) => boolean;

/**
 * Parses a list of trusted proxies, addresses and networks: `10.0.0.0/8, 127.0.0.1, ::1`.
 *
 * @returns the test, or the invalid entry
 */
export function trustedProxies(list: string): { isTrusted: IsTrusted } | { wrong: string } {
	const proxies = new BlockList();
	for (const entry of list.split(',').map((part) => part.trim())) {
		if (entry === '') continue;
		const [address = '', bits] = entry.split('/');
		const version = isIP(address);
		if (version === 0) return { wrong: entry };
		const family = version === 6 ? 'ipv6' : 'ipv4';
		const most = version === 6 ? 128 : 32;
		const prefix = bits === undefined ? most : Number(bits);
		if (bits === '' || !Number.isInteger(prefix) || prefix < 0 || prefix > most) return { wrong: entry };
		proxies.addSubnet(address, prefix, family);
	}
	return {
		isTrusted(address) {
			// A dual-stack listener reports IPv4 addresses in this form.
			const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
			const version = isIP(plain);
			return version !== 0 && proxies.check(plain, version === 6 ? 'ipv6' : 'ipv4');
		},
	};
}
