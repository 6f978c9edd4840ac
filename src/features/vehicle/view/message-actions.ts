import { dialled } from '../../../domain/phone/phone.ts';
import type { VehicleAction } from '../../../domain/vehicle/vehicle-actions.ts';
import { askTitle, isAnswering } from '../../chat/embed/ask-title.ts';
import type { VehiclePageAction } from '../embed/actions-data.ts';
import { wrappedLink } from '../embed/links.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';

/** A way to write to the dealer about a vehicle: chat, WhatsApp, or a text message (resolution 75); null where the dealership has none. */
export function messageAction(
	name: 'chat' | 'whatsapp' | 'instant_message',
	{ vehicle, title, url, noun, dealership: { features }, context }: VehiclePageContext,
): VehiclePageAction | null {
	if (name === 'chat')
		return features.chat === false || context.site.dealer.lead_api === null
			? null
			: {
					name,
					label: isAnswering(features.chat) ? askTitle({ vehicle, noun }, features.chat) : 'Chat',
					to: { dialog: 'chat' },
				};
	if (name === 'whatsapp') {
		if (features.whatsapp === false) return null;
		const number = dialled(features.whatsapp.number).replace(/^\+/, '').replace(/^0/, '61');
		const href = wrappedLink(`https://wa.me/${number}`, { text: `${title} ${url}` });
		return linked(name, 'WhatsApp', href, 'new tab');
	}
	if (features.instant_message === false) return null;
	const href = wrappedLink(`sms:${dialled(features.instant_message.number)}`, { body: title });
	return linked(name, 'Instant Message', href, 'same tab');
}

/** An action that is a link. */
export function linked(
	name: VehicleAction,
	label: string,
	href: string,
	opens: 'new tab' | 'same tab',
): VehiclePageAction {
	return { name, label, to: { href, opensTab: opens === 'new tab' } };
}
