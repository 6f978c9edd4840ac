import {
	ACTION_CATEGORIES,
	type EnquiryAction,
	isEnquiryAction,
	presetMessage,
	reservationNote,
} from '../../../domain/lead/lead-form.ts';
import { manufacturerOf } from '../../../domain/model/manufacturers.ts';
import { dialled, isMobile } from '../../../domain/phone/phone.ts';
import { slugOf } from '../../../domain/vehicle/naming/slug.ts';
import { subjectLine } from '../../../domain/vehicle/naming/subject-line.ts';
import { dialogId } from '../../../domain/vehicle/vehicle-actions.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import { isValuedInstantly } from '../../trade-in/embed/instant-valuation.ts';
import type { VehicleActions } from '../../vehicle/embed/actions-data.ts';
import { wrappedLink } from '../../vehicle/embed/links.ts';
import type { VehiclePageContext } from '../../vehicle/embed/vehicle-page-context.ts';
import type { FieldGroup, LeadCategoryChoice, LeadDialog, LeadFormData } from './form-data.ts';
import { leadForm } from './lead-form.ts';

/** Id of the dialog with a vehicle page's form. */
export const LEAD_DIALOG = 'lead';

/**
 * Enquiry dialog of a vehicle page with one form for all its actions (ENQUIRY-001, TESTDRIVE-002, PHOTOS-001, OFFERS-017, SOLD-009); null
 * where the dealer has no lead API or no action needs a form.
 *
 * @param others requests without an action: photos, and similar vehicles for when a live update says it was sold
 */
export function vehicleDialog(
	{ buttons, rows }: VehicleActions,
	others: readonly ('photos' | 'similar')[],
	subject: VehiclePageContext,
): LeadDialog | null {
	const { vehicle, title, dealership, context } = subject;
	const { dealer } = context.site;
	const asked = [...buttons, ...rows].filter(({ to }) => 'dialog' in to).map(({ name }) => name);
	const names = [...new Set([...asked, ...others])].filter(isEnquiryAction);
	const [first] = names;
	if (dealer.lead_api === null || !first) return null;
	const { test_drive, trade_in } = dealership.features;
	const { finance } = dealer;
	const price = context.card(vehicle).price;
	const fields: FieldGroup[] = [
		...(names.includes('test_drive') ? (['test_drive_date'] as const) : []),
		...(names.includes('make_offer') ? (['offer_from_client'] as const) : []),
		...(finance !== false && subject.canBeBought ? (['finance'] as const) : []),
		...(trade_in !== false && subject.canBeBought ? (['trade'] as const) : []),
	];
	return {
		anchors: names.map(dialogId),
		title: titleOf(first, subject),
		form: leadForm(context, {
			kind: 'leads',
			goesTo: subject.location?.name ?? dealership.name,
			categories: names.map((name) => choiceOf(name, subject)),
			hidden: aboutVehicle(subject),
			fields,
			visitNote: test_drive ? test_drive.disclaimer : null,
			reservationNote: names.some((name) => ACTION_CATEGORIES[name] === 'Reservation')
				? reservationNote(subject.noun)
				: null,
			offerPlaceholder: price?.isSum ? price.now : null,
			vehicle: { tag: vehicle.tag, car_type: vehicle.car_type },
		}),
		about: {
			title,
			text: subjectLine(price, vehicle.stocknum),
		},
		ways: waysOf(subject),
	};
}

function choiceOf(name: EnquiryAction, subject: VehiclePageContext): LeadCategoryChoice {
	const { prefilled, hidden } = presetMessage(name, subject.noun);
	return {
		value: ACTION_CATEGORIES[name],
		label: titleOf(name, subject),
		...(prefilled && { prefilled }),
		...(hidden && { hidden }),
	};
}

function titleOf(name: EnquiryAction, { noun, dealership: { buttons } }: VehiclePageContext): string {
	switch (name) {
		case 'enquire':
			return `Enquire about this ${noun}`;
		case 'test_drive':
		case 'make_offer':
		case 'similar':
			return buttons.labels[name];
		case 'reserve':
			return `Ask to reserve this ${noun}`;
		case 'buy_online':
			return `Ask to buy this ${noun} online`;
		case 'photos':
			return 'Request Photos';
	}
}

/** Hidden fields of every lead about a vehicle (LEADAPI-007 to LEADAPI-009, LEADAPI-013, resolution 119). */
export function aboutVehicle({ vehicle, dealership, context }: VehiclePageContext): LeadFormData['hidden'] {
	const { id, stocknum, make, model, car_type, status, dealership_id, dealership_slug } = vehicle;
	const values: Record<string, string | null> = {
		car_id: id,
		car_dealership_id: dealership_id ?? dealership.id,
		dealership_slug: dealership_slug ?? dealership.slug,
		manufacturer_slug: manufacturerOf(make)?.slug ?? slugOf(make),
		stock_number: stocknum,
		'Vehicle Make': make,
		'Vehicle Model': model,
		car_type,
		vehicle_status: status,
		location_id: context.locationOf(vehicle)?.id ?? null,
		autogauge_enabled: isValuedInstantly(vehicle, dealership) ? 'true' : null,
	};
	return Object.entries(values).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** Contact links without a form, with the vehicle where possible. */
function waysOf({ title, vehicle, url, phone, dealership, context }: VehiclePageContext): Link[] {
	const { email } = context.site.dealer;
	const { instant_message } = dealership.features;
	const subject = `${title}${vehicle.stocknum ? `, stock ${vehicle.stocknum}` : ''}`;
	const body = `${subject}\n${url}\n`;
	const mobile = instant_message ? instant_message.number : isMobile(phone) ? phone : null;
	return [
		{ label: `Call ${phone}`, href: `tel:${dialled(phone)}` },
		...(mobile
			? [{ label: 'Send a text message', href: wrappedLink(`sms:${dialled(mobile)}`, { body }) }]
			: []),
		{ label: 'Email us', href: wrappedLink(`mailto:${email}`, { subject, body }) },
	];
}
