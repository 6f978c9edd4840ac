import type { Dealership } from '../../../config/complete-dealer.ts';
import { timetableOf } from '../../../domain/hours/timetable.ts';
import { PURCHASE_PATH, TRADE_IN_PATH, vehicleFactsPath, vehiclePath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { scheduleOf, shownLocation, visibleLocations } from '../../../site/shown-location.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import { wholeStock } from '../../checkout/embed/others-like.ts';
import { leadForm } from '../../forms/embed/lead-form.ts';
import type { PurchaseOptions } from '../embed/purchase-amounts.ts';
import type { PurchaseSettings } from '../page-data.ts';
import { PURCHASE_STEPS } from './step-titles.ts';

/** Content of the page of the whole purchase (RESERVE-003, resolution 149). */
export function purchaseContent(context: SiteContext): PageContent<'purchase'> {
	const { dealer, now } = context.site;
	const noun = stockNoun(dealer).one;
	const title = `Buy this ${noun} online`;
	const locations = visibleLocations(dealer);
	const form = leadForm(context, {
		kind: 'leads',
		goesTo: dealer.name,
		categories: [{ value: 'Reservation', label: title }],
		steps: PURCHASE_STEPS,
		timetables: Object.fromEntries(
			locations.map((location) => [location.id, timetableOf(scheduleOf(location, dealer, now))]),
		),
	});
	const purchase: PurchaseSettings = {
		noun,
		dealer: dealer.legal.entity,
		dealerships: Object.fromEntries(
			dealer.dealerships.flatMap(({ slug, features: { online_purchase: online } }) =>
				online ? [[slug, optionsOf(online)]] : [],
			),
		),
		locations: Object.fromEntries(
			locations.map((location) => [location.id, shownLocation(location, dealer, now).address]),
		),
		finance: dealer.finance ? context.link(dealer.finance.path) : null,
		tradeIn: context.link(TRADE_IN_PATH),
	};
	return {
		meta: metaOf(context, {
			path: PURCHASE_PATH,
			title,
			description: `Trade-in, finance, delivery, extras and deposit in one place: buy a ${noun} from ${dealer.name} online.`,
			indexed: false,
			trail: [{ label: title, href: PURCHASE_PATH }],
		}),
		data: {
			title,
			page: vehiclePath('SLUG'),
			facts: vehicleFactsPath('SLUG'),
			phone: { label: dealer.phone, href: context.shell.phone.href },
			others: wholeStock(context),
			purchase,
			form: { ...form, promise: 'Nothing is paid on this page.' },
		},
	};
}

function optionsOf({
	extras,
	delivery,
}: Exclude<Dealership['features']['online_purchase'], false>): PurchaseOptions {
	return {
		extras: extras.map(({ name, price }) => ({ name, price })),
		delivery: delivery && { price: delivery.price, area: delivery.area },
	};
}
