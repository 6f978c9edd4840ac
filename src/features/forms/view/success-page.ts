import { GENERAL_THANKS, THANKS_TEXTS } from '../../../domain/lead/thanks-text.ts';
import { unbroken } from '../../../domain/phone/unbroken.ts';
import { CAR_TYPES, type CarType } from '../../../domain/vehicle/attributes/car-type.ts';
import { isAvailable } from '../../../domain/vehicle/state/availability.ts';
import { availableCount } from '../../../domain/vehicle/stock/available-count.ts';
import { SUCCESS_PATH } from '../../../paths/paths.ts';
import { type StockListName, stockListPath } from '../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../site/context.ts';
import { hasCheckout } from '../../../site/lead-api/api-reserve.ts';
import { apiTradeIn } from '../../../site/lead-api/trade-in-services.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { links } from '../../../site/shell.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import { reservationSuccess } from '../../checkout/embed/reservation-success.ts';
import { tradeInUse } from '../../trade-in/embed/trade-in-use.ts';
import type { SuccessData } from '../embed/success-data.ts';
import { financeSuccess } from './finance-success.ts';
import { tradeInSuccess } from './trade-in-success.ts';

/** Suggested vehicles per condition: four, and one more in place of the vehicle that the lead is about. */
const SUGGESTED = 4 + 1;

const LISTS: Record<CarType, StockListName> = { new: 'new-cars', demo: 'demo-cars', used: 'used-cars' };

/** Content of the success page: thanks, next steps, similar vehicles (resolution 115). */
export function successContent(context: SiteContext): PageContent<'success'> {
	const { site, shell, card, link } = context;
	const { dealer, listed } = site;
	const many = stockNoun(dealer).many;
	const data: SuccessData = {
		title: GENERAL_THANKS,
		text: `Your message is with ${dealer.name}. ${dealer.forms.reply_promise}`,
		byCategory: {
			...THANKS_TEXTS,
			...(hasCheckout(dealer) && { Reservation: reservationSuccess(dealer) }),
			...(apiTradeIn(dealer) && { 'Trade In': tradeInSuccess(dealer) }),
			...(dealer.finance !== false && { 'Finance Enquiry': financeSuccess(dealer) }),
			// For an address without a category, which forms always set.
			'': {
				title: 'Nothing was sent from this page',
				text: `To reach ${dealer.name}, call ${unbroken(shell.phone.text)} or send a message from the contact page.`,
				hides: 'steps',
			},
		},
		steps: [
			'Your message is saved and with the right team.',
			dealer.forms.reply_promise,
			`To change something, or if it is urgent, call us on ${unbroken(shell.phone.text)}.`,
		],
		tradeIn: tradeInUse(context),
		phone: { label: shell.phone.text, href: shell.phone.href },
		links: links(
			[
				{
					label: `See all ${many}`,
					href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
				},
				{ label: 'Home', href: '/' },
			],
			link,
		),
		groups: CAR_TYPES.flatMap((car_type) => {
			const vehicles = listed.filter((vehicle) => vehicle.car_type === car_type && isAvailable(vehicle));
			const href = link(stockListPath(LISTS[car_type], dealer.search.route_variants));
			if (vehicles.length === 0 || href === null) return [];
			return [
				{
					car_type,
					title: `More ${car_type} ${many}`,
					all: { label: `All ${availableCount(vehicles)}`, href },
					cards: vehicles.slice(0, SUGGESTED).map(card),
				},
			];
		}),
	};
	const meta = metaOf(context, {
		path: SUCCESS_PATH,
		// True for every category: the heading is written by a script.
		title: 'What happens next',
		description: data.text,
		indexed: false,
	});
	return { meta, data };
}
