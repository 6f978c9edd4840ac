import { wrappedLink } from '../embed/links.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';
import type { ShareWays } from '../page-data.ts';

/** Share dialog of a vehicle page (VDPACT-028 to VDPACT-033); null where the dealer has turned it off. */
export function shareWays({ title, url, dealership: { features } }: VehiclePageContext): ShareWays | null {
	if (features.share === false) return null;
	const text = `${title} ${url}`;
	const channels: ShareWays['channels'] = [
		{
			name: 'facebook',
			label: 'Facebook',
			href: wrappedLink('https://www.facebook.com/sharer/sharer.php', { u: url }),
		},
		{
			name: 'twitter',
			label: 'Twitter',
			href: wrappedLink('https://twitter.com/intent/tweet', { url, text: title }),
		},
		{ name: 'whatsapp', label: 'WhatsApp', href: wrappedLink('https://wa.me/', { text }) },
		{ name: 'email', label: 'Email', href: wrappedLink('mailto:', { subject: title, body: text }) },
		{ name: 'sms', label: 'SMS', href: wrappedLink('sms:', { body: text }) },
	];
	const hasTwitter = features.share.twitter;
	return { title, url, channels: channels.filter(({ name }) => name !== 'twitter' || hasTwitter) };
}
