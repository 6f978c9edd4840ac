import { CHAT_CATEGORY } from '../../../domain/lead/lead-category.ts';
import { dialled } from '../../../domain/lead/phone.ts';
import { leadForm } from '../../forms/embed/lead-form.ts';
import { aboutVehicle } from '../../forms/embed/vehicle-dialog.ts';
import type { VehiclePageContext } from '../../vehicle/embed/vehicle-page-context.ts';
import type { ChatData } from './chat-data.ts';

/** The chat of a vehicle's page (CHAT-001, VDPACT-007, resolution 75); null where its dealership has none. */
export function vehicleChat(subject: VehiclePageContext): ChatData | null {
	const { vehicle, noun, dealership, place, phone, context } = subject;
	const { dealer } = context.site;
	const { chat } = dealership.features;
	if (!chat || dealer.lead_api === null || !subject.canBeBought) return null;
	const { provider } = chat;
	const yard = place?.name ?? dealership.name;
	const answers = yard.includes(dealer.name) ? yard : `${dealer.name}, ${yard}`;
	return {
		title: `Chat about this ${noun}`,
		dealer: dealer.slug,
		answers,
		phone: { text: phone, href: `tel:${dialled(phone)}` },
		timetable: place?.hours.timetable ?? null,
		form: leadForm(context, {
			kind: 'leads',
			goesTo: answers,
			categories: [{ value: CHAT_CATEGORY, label: 'Chat' }],
			hidden: aboutVehicle(subject),
			vehicle: { tag: vehicle.tag, car_type: vehicle.car_type },
		}),
		provider: provider && { name: provider.name, script: provider.script },
	};
}
