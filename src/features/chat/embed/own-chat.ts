import type { ChatSettings } from '../../../config/sections/chat.ts';
import { CHAT_CATEGORY } from '../../../domain/lead/lead-category.ts';
import { dialled } from '../../../domain/phone/phone.ts';
import type { SiteContext } from '../../../site/context.ts';
import type { ShownLocation } from '../../../ui/hours/hours-data.ts';
import type { LeadFormData } from '../../forms/embed/form-data.ts';
import { leadForm } from '../../forms/embed/lead-form.ts';
import { isAnswering } from './ask-title.ts';
import type { ChatData, ChatQuestions } from './chat-data.ts';

/** What the chats of pages differ in. */
interface Differences {
	chat: ChatSettings;
	title: string;
	/** The name of who answers, where no location does. */
	name: string;
	location: ShownLocation | null;
	phone: string;
	form: Pick<LeadFormData, 'hidden' | 'dealerships'>;
	vehicle: LeadFormData['rules']['vehicle'];
	questions: Omit<ChatQuestions, 'operator'>;
}

/** The chat of a page of a dealer that has a lead API (CHAT-001, resolution 75). */
export function chatData(context: SiteContext, differences: Differences): ChatData {
	const { chat, title, name, location, phone, form, vehicle, questions } = differences;
	const { dealer } = context.site;
	const yard = location?.name ?? name;
	const answers = yard.includes(dealer.name) ? yard : `${dealer.name}, ${yard}`;
	return {
		title,
		note: isAnswering(chat) ? 'From our pages, or from a person' : `${dealer.name} answers`,
		dealer: dealer.slug,
		answers,
		phone: { text: phone, href: `tel:${dialled(phone)}` },
		timetable: location?.hours.timetable ?? null,
		form: leadForm(context, {
			kind: 'leads',
			goesTo: answers,
			categories: [{ value: CHAT_CATEGORY, label: 'Chat' }],
			...form,
			vehicle,
		}),
		questions: isAnswering(chat) ? { ...questions, operator: chat.model?.operator ?? null } : null,
		provider: chat.provider && { name: chat.provider.name, script: chat.provider.script },
	};
}
