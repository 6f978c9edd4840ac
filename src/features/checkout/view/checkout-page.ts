import type { Dealership } from '../../../config/complete-dealer.ts';
import { dialled } from '../../../domain/phone/phone.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { checkoutSubpage, vehiclePath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { leadForm } from '../../forms/embed/lead-form.ts';
import { aboutVehicle } from '../../forms/embed/vehicle-dialog.ts';
import { type VehiclePageContext, vehiclePageContext } from '../../vehicle/embed/vehicle-page-context.ts';
import { CHECKOUT_STEPS } from '../embed/checkout-steps.ts';
import type { Deal } from '../embed/deal.ts';
import { othersLike } from '../embed/others-like.ts';
import { priceNote } from '../embed/price-note.ts';

/** The terms of reserving a vehicle, with the vehicle's own deposit. */
type ReserveTerms = Exclude<Dealership['features']['reserve'], false>;

/** Content of the checkout of a vehicle (RESERVE-001, RESERVE-002, RESERVE-007, resolution 149). */
export function checkoutContent(
	vehicle: Vehicle,
	{ deposit, hours, terms_page, page, cooling_off }: ReserveTerms,
	context: SiteContext,
): PageContent<'checkout'> {
	const { dealer } = context.site;
	const subject = vehiclePageContext(vehicle, context);
	const { noun, shownPrice, location, dealership, phone } = subject;
	const back = vehiclePath(vehicle.slug);
	const path = back + checkoutSubpage(page);
	const title = page === 'buy-online' ? `Buy this ${noun} online` : `Reserve this ${noun}`;
	const form = leadForm(context, {
		kind: 'leads',
		goesTo: location?.name ?? dealership.name,
		categories: [{ value: 'Reservation', label: title }],
		hidden: [
			...aboutVehicle(subject),
			{ name: 'deposit', value: String(deposit) },
			{ name: 'price_shown', value: String(shownPrice) },
		],
		steps: CHECKOUT_STEPS.own,
		vehicle: { tag: vehicle.tag, car_type: vehicle.car_type },
	});
	const meta = metaOf(context, {
		path,
		title: `${title}: ${subject.title}`,
		description: `${formatDollars(deposit)} holds it for ${hours} hours, 100% refundable.`,
		indexed: false,
		trail: [{ label: title, href: path }],
	});
	return {
		meta,
		data: {
			title,
			back: { label: `Back to the ${noun}`, href: back },
			form: { ...form, submit: 'Continue to the deposit', promise: 'Nothing is paid on this page.' },
			words: {
				noun,
				deposit: formatDollars(deposit),
				hours,
				account: meta.gate === null ? 'You don’t need an account.' : '',
				terms: terms_page,
				cooling_off,
			},
			dealer: dealer.legal.entity,
			deal: dealOf(subject, deposit),
			vehicle: { slug: vehicle.slug, id: vehicle.id },
			phone: { label: phone, href: `tel:${dialled(phone)}` },
			others: othersLike(vehicle, context),
		},
	};
}

function dealOf({ vehicle, context, title, shownPrice }: VehiclePageContext, deposit: number): Deal {
	const card = context.card(vehicle);
	const { price, facts, picture } = card;
	const amount = shownPrice ?? 0;
	const type = price?.type?.toLowerCase() ?? '';
	const now = formatDollars(deposit);
	return {
		title,
		text: facts.map(({ text }) => text).join(', '),
		picture: { url: picture.url, width: picture.width, height: picture.height },
		amounts: [
			{ label: ['Price', type].filter(Boolean).join(', '), value: formatDollars(amount) },
			{ label: 'Deposit now, refundable', value: now },
			{ label: 'Left if you buy', value: formatDollars(amount - deposit) },
		],
		short: `${[formatDollars(amount), type].filter(Boolean).join(' ')}, ${now} now`,
		note: priceNote(card, vehicle.item_type),
	};
}
