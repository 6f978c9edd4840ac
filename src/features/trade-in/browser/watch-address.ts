import { TRADE_IN_PAGE_PATH } from '../../../paths/lead-paths.ts';
import { isUnfinished } from '../../forms/embed/browser/watch-lead-forms.ts';

/** Addresses that name a number plate, what it is traded in on, or a trade-in that was begun on another device. */
const NAMES_TRADE_IN = /[?&#](rego|resume|offer|model)=/;

/** Hydrates the trade-in form at once where the address, or this browser, has something for it; else it is hydrated on first use. */
export function watchAddress(page: Document): void {
	const { search, hash } = page.location;
	if (
		NAMES_TRADE_IN.test(search + hash) ||
		isUnfinished(TRADE_IN_PAGE_PATH, page.body.dataset['dealer'] ?? '')
	)
		page.querySelector('form[data-lead]')?.closest('astro-island')?.setAttribute('data-hydrate', '');
}
