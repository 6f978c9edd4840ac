import type { ApiSite } from '../../api/site/site-file.ts';

/** Who sends a message and how to reach them, as the Spam Act 2003 requires: name, address, phone, entity with ABN, licence. */
export function senderLines(site: ApiSite): string[] {
	const { name, phone, licence, locations, accounts } = site;
	const office = locations.find(
		({ location_type }) => location_type !== 'service' && location_type !== 'parts',
	);
	return [
		[name, (office ?? locations[0])?.address, phone].filter(Boolean).join(', '),
		[accounts?.alerts?.sender, licence].filter(Boolean).join(', '),
	].filter((line) => line !== '');
}
