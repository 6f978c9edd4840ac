import type { Link } from '../../../ui/layout/layout-data.ts';
import { aboutVehicle } from '../../forms/embed/vehicle-dialog.ts';
import type { VehicleActions, VehiclePageAction } from '../../vehicle/embed/actions-data.ts';
import type { VehiclePageContext } from '../../vehicle/embed/vehicle-page-context.ts';
import { askTitle, isAnswering } from './ask-title.ts';
import type { ChatData, ChatQuestions, ChatSubject } from './chat-data.ts';
import { openingQuestions } from './opening-questions.ts';
import { chatData } from './own-chat.ts';

/** The actions of the page, and whether it shows other vehicles. */
export interface OfferedLinks {
	actions: VehicleActions;
	hasOthers: boolean;
}

/** The chat of a vehicle's page, with the vehicle above it. */
export interface VehicleChat {
	chat: ChatData;
	subject: ChatSubject;
	/** The box that opens it with a question, in place of its line; null where a person answers everything. */
	box: { title: string; questions: readonly string[] } | null;
}

/** The chat of a vehicle's page (CHAT-001, CHAT-003, VDPACT-007, VDPACT-012, resolution 75); null where its dealership has none. */
export function vehicleChat(subject: VehiclePageContext, offered: OfferedLinks): VehicleChat | null {
	const { vehicle, noun, dealership, location, phone, context } = subject;
	const { dealer } = context.site;
	const { chat } = dealership.features;
	if (!chat || dealer.lead_api === null || !subject.canBeBought) return null;
	const { make, model, slug, tag, car_type } = vehicle;
	const { price, picture } = context.card(vehicle);
	const title = askTitle(subject, chat);
	return {
		box: isAnswering(chat) ? { title, questions: openingQuestions(vehicle) } : null,
		chat: chatData(context, {
			chat,
			title,
			name: dealership.name,
			location,
			phone,
			form: { hidden: aboutVehicle(subject), dealerships: [] },
			vehicle: { tag, car_type },
			questions: {
				vehicle: { slug, title: subject.title, make, model },
				noun,
				api: dealer.lead_api,
				links: referralLinks(offered),
			},
		}),
		subject: {
			picture: { url: picture.url, width: picture.width, height: picture.height },
			price: price && { now: price.now, type: price.type },
			action: offered.actions.buttons.flatMap((action) => linkOf(action) ?? [])[0] ?? null,
		},
	};
}

/** An action as a link; null for one with a dialog. */
const linkOf = ({ label, to }: VehiclePageAction): Link | null =>
	'href' in to ? { label, href: to.href } : null;

function referralLinks({ actions, hasOthers }: OfferedLinks): ChatQuestions['links'] {
	const linkTo = (wanted: string) => {
		const action = [...actions.buttons, ...actions.rows].find(({ name }) => name === wanted);
		return action ? linkOf(action) : null;
	};
	const [finance, valuation, drive] = ['finance', 'trade_in', 'test_drive'].map(linkTo);
	return {
		...(finance && { finance }),
		...(valuation && { valuation }),
		...(drive && { 'test-drive': drive }),
		...(hasOthers && { others: { label: 'Others like it', href: '#others' } }),
	};
}
