import type { Passage } from '../../../domain/answers/passage.ts';
import { CHAT_CATEGORY } from '../../../domain/lead/lead-category.ts';
import { dialled } from '../../../domain/lead/phone.ts';
import { leadForm } from '../../forms/embed/lead-form.ts';
import { aboutVehicle } from '../../forms/embed/vehicle-dialog.ts';
import type { VehicleActions } from '../../vehicle/embed/actions-data.ts';
import type { VehiclePageContext } from '../../vehicle/embed/vehicle-page-context.ts';
import type { ChatData, ChatQuestions } from './chat-data.ts';

/** The actions of the page, and whether it shows other vehicles. */
export interface OfferedLinks {
	actions: VehicleActions;
	hasOthers: boolean;
}

/** The chat of a vehicle's page (CHAT-001, VDPACT-007, resolution 75); null where its dealership has none. */
export function vehicleChat(subject: VehiclePageContext, offered: OfferedLinks): ChatData | null {
	const { vehicle, noun, dealership, place, phone, context } = subject;
	const { dealer } = context.site;
	const { chat } = dealership.features;
	if (!chat || dealer.lead_api === null || !subject.canBeBought) return null;
	const { provider, answers: answersQuestions } = chat;
	const yard = place?.name ?? dealership.name;
	const answers = yard.includes(dealer.name) ? yard : `${dealer.name}, ${yard}`;
	return {
		title: answersQuestions ? `Ask about this ${noun}` : `Chat about this ${noun}`,
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
		questions: answersQuestions
			? {
					slug: vehicle.slug,
					noun,
					known: place?.hours.timetable ? [hours(place.hours.summary)] : [],
					links: referralLinks(offered),
				}
			: null,
		provider: provider && { name: provider.name, script: provider.script },
	};
}

const hours = (summary: string): Passage => ({
	label: 'Opening hours',
	text: summary,
	from: 'Where to see it',
	href: '#vehicle-map',
});

function referralLinks({ actions, hasOthers }: OfferedLinks): ChatQuestions['links'] {
	const linkOf = (wanted: string) => {
		const action = [...actions.buttons, ...actions.rows].find(({ name }) => name === wanted);
		return action && 'href' in action.to ? { label: action.label, href: action.to.href } : null;
	};
	const [finance, valuation, drive] = ['finance', 'trade_in', 'test_drive'].map(linkOf);
	return {
		...(finance && { finance }),
		...(valuation && { valuation }),
		...(drive && { 'test-drive': drive }),
		...(hasOthers && { others: { label: 'Others like it', href: '#others' } }),
	};
}
