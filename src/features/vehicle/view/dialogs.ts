import { reservationNote } from '../../../domain/lead/lead-form.ts';
import { dialled, isMobile } from '../../../domain/phone/phone.ts';
import { dialogId } from '../../../domain/vehicle/vehicle-actions.ts';
import type { VehicleActions } from '../embed/actions-data.ts';
import { wrappedLink } from '../embed/links.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';
import type { ContactDialog } from '../page-data.ts';

/** With fewer pictures than this, visitors can request photos (resolution 78). */
export const FEW_PICTURES = 4;

/**
 * Contact dialogs of a vehicle's actions, and others that its page may need.
 *
 * @param others dialogs without an action: photo request, and similar vehicles for when a live update says it was sold
 */
export function contactDialogs(
	{ buttons, rows }: VehicleActions,
	others: readonly ('photos' | 'similar')[],
	subject: VehiclePageContext,
): ContactDialog[] {
	const names = [...buttons, ...rows].filter(({ to }) => 'dialog' in to).map(({ name }) => name);
	return [...new Set([...names, ...others])].flatMap((name) => {
		const words = wordsOf(name, subject);
		return words ? [contactDialog(dialogId(name), words, subject)] : [];
	});
}

interface Words {
	title: string;
	message: string;
	note?: string | null;
}

function wordsOf(name: string, { title, noun, dealership }: VehiclePageContext): Words | null {
	const { features, buttons } = dealership;
	const reserve = {
		title: `Ask to reserve this ${noun}`,
		message: `I would like to reserve this ${noun}`,
		note: reservationNote(noun),
	};
	const words: Record<string, Words> = {
		enquire: {
			title: `Enquire about this ${noun}`,
			message: `I would like to know more about the ${title}.`,
		},
		test_drive: {
			title: buttons.labels.test_drive,
			message: `I would like to book a test drive of the ${title}.`,
			note: features.test_drive ? features.test_drive.disclaimer : null,
		},
		make_offer: {
			title: buttons.labels.make_offer,
			message: `I would like to make an offer for the ${title}: $`,
		},
		reserve,
		buy_online: { ...reserve, title: `Ask to buy this ${noun} online` },
		// Exact texts of SOLD-003 and of the photo request, which identify the lead's category.
		similar: { title: buttons.labels.similar, message: 'Can you please find me something similar?' },
		photos: { title: 'Request Photos', message: `Please send photos for this ${noun}` },
	};
	return words[name] ?? null;
}

function contactDialog(
	id: string,
	{ title, message, note = null }: Words,
	subject: VehiclePageContext,
): ContactDialog {
	const { vehicle, context, url, phone, dealership } = subject;
	const { email } = context.site.dealer;
	const about = `${subject.title}${vehicle.stocknum ? `, stock ${vehicle.stocknum}` : ''}`;
	const body = `${message}\n\n${about}\n${url}\n`;
	const { instant_message } = dealership.features;
	const mobile = instant_message ? instant_message.number : isMobile(phone) ? phone : null;
	return {
		id,
		title,
		message,
		note,
		phone: { text: phone, href: `tel:${dialled(phone)}` },
		sms: mobile && wrappedLink(`sms:${dialled(mobile)}`, { body }),
		email: { address: email, href: wrappedLink(`mailto:${email}`, { subject: `${title}: ${about}`, body }) },
	};
}
