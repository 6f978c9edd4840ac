import type { TradeInService } from '../../../api/trade-in/site-settings.ts';
import { hasOnlinePrices } from '../../../domain/trade-in/online-estimate.ts';
import { hasOdometer } from '../../../domain/trade-in/own-vehicle.ts';
import { quickPicks } from '../../../domain/trade-in/quick-picks.ts';
import { TRADE_IN_CATEGORY } from '../../../domain/trade-in/subcategories.ts';
import type { ItemType } from '../../../domain/vehicle/attributes/item-type.ts';
import { TRADE_IN_PAGE_PATH } from '../../../paths/lead-paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { apiTradeIn } from '../../../site/lead-api/trade-in-services.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import { calculatorAddress } from '../../finance/embed/finance-addresses.ts';
import { dealershipChoice } from '../../forms/embed/dealership-choice.ts';
import type { SubjectWords } from '../../forms/embed/form-data.ts';
import { leadForm } from '../../forms/embed/lead-form.ts';
import { lookedAt } from '../embed/looked-at.ts';
import { stepNames } from '../embed/step-names.ts';
import { buyingPlaces } from './buying-places.ts';
import { tradeInPromises, tradeInWords } from './page-words.ts';
import { tradeInQuestions } from './questions.ts';

/** The form at one of its addresses. */
interface Address {
	path: string;
	/** Whether it is for sellers, who want no vehicle for theirs. */
	isSale: boolean;
}

/** Content of a page of the trade-in form (TRADEIN-001 to TRADEIN-004, TRADEIN-029). */
export function tradeInContent({ path, isSale }: Address, context: SiteContext): PageContent<'trade-in'> {
	const { dealer, content } = context.site;
	const { one, many } = stockNoun(dealer);
	const services = apiTradeIn(dealer);
	const settings = tradeInOf(context);
	if (!services || !settings) throw new Error(`${path} is a page of dealers that take trade-ins`);
	const hasLookup = isOn(services.lookup);
	const hasEstimate = isOn(services.valuation) && dealer.stock.item_types.some(hasOnlinePrices);
	const words = tradeInWords(isSale, { one, hasLookup, hasEstimate });
	const facts = {
		one,
		many,
		hasEstimate,
		heldDays: settings.held_days,
		hasKilometres: dealer.stock.item_types.some(hasOdometer),
		answerPromise: settings.answer_promise,
	};
	const places = buyingPlaces(context);
	return {
		meta: metaOf(context, {
			path: TRADE_IN_PAGE_PATH,
			title: words.title,
			description: words.text,
			indexed: path === TRADE_IN_PAGE_PATH,
			trail: [{ label: words.title, href: path }],
			section: TRADE_IN_PAGE_PATH,
		}),
		data: {
			...words,
			section: { id: 'trade-in-form' },
			subject: isSale ? null : wantedVehicleWords(one),
			form: {
				...leadForm(context, {
					kind: 'leads',
					goesTo: dealer.name,
					categories: [{ value: TRADE_IN_CATEGORY, label: TRADE_IN_CATEGORY }],
					hidden: dealershipChoice(dealer.dealerships).hidden,
					steps: stepNames(hasEstimate),
					timetables: Object.fromEntries(places.map(({ id, timetable }) => [id, timetable])),
				}),
				submit: 'Send my details',
			},
			settings: {
				dealer: dealer.name,
				noun: one,
				itemTypes: [...dealer.stock.item_types],
				state: dealer.state,
				places: places.map(({ id, label }) => ({ value: id, label })),
				quickPicks: quickPicks(settings.quick_picks),
				isSale,
				lookedAt: isSale ? [] : lookedAt(context.site),
				hasLookup,
				hasEstimate,
				photosKeptDays: settings.photos_kept_days,
				answerPromise: settings.answer_promise,
				sendsLink: dealer.forms.receipt && dealer.forms.captcha,
				calculator: calculatorAddress(context),
				savesValuations: settings.save_valuations,
			},
			picture: pictureOf(dealer.stock.item_types),
			promises: tradeInPromises(facts),
			questions: tradeInQuestions(content.trade_in_questions, facts),
			phone: { label: context.shell.phone.text, href: context.shell.phone.href },
		},
	};
}

/** The drawing above the number plate: of motorcycles and caravans, where a dealer sells nothing else; null for none. */
function pictureOf([first, ...others]: readonly ItemType[]): string | null {
	return first && first !== 'car' && others.length === 0 ? first : null;
}

/** What is said of the vehicle the shopper wants, which may be sold while the form is half-way. */
function wantedVehicleWords(one: string): SubjectWords {
	return {
		label: 'Trade in on',
		sold: `This ${one} has been sold. Your trade-in isn’t affected: carry on, and use it on another ${one}.`,
		gone: `The ${one} you came from is no longer listed. Your trade-in isn’t affected: carry on, and use it on another ${one}.`,
		away: `The ${one} you came from can’t be shown right now. What you send us still names it.`,
	};
}

/** The settings of the first dealership that takes trade-ins; null for none. */
function tradeInOf({ site: { dealer } }: SiteContext) {
	const found = dealer.dealerships.map(({ features }) => features.trade_in).find((one) => one !== false);
	return dealer.features.trade_in || found || null;
}

/** Whether a service answers; null for what shoppers and buyers do by hand. */
function isOn({ provider }: TradeInService): boolean {
	return provider !== 'by_hand';
}
