import { fillEarly } from '../../browser/answers/fill-early.ts';

/**
 * Addresses that say what a form is about: the vehicle, the model, the offer, the category, the price that a calculator hands over, the
 * number plate of a trade-in, or one that was begun on another device, as a payment in this tab.
 */
const NAMES_SUBJECT =
	/[?&#](car_id|model|offer|category|preferredDealership|vehiclePriceBudget|rego|resume)=/;

/**
 * Fills in the visitor's details, and hydrates a page's form at once when it has something to show: its address names a subject, or this
 * browser has an unfinished or refused form. Other forms are hydrated on first use (`client:intent`), those in a dialog when it opens
 * (choose-purpose.ts).
 */
export function watchLeadForms(page: Document): void {
	const dealer = page.body.dataset['dealer'] ?? '';
	for (const form of page.querySelectorAll<HTMLFormElement>('form[data-lead]')) {
		fillEarly(form, dealer);
		const island = form.closest('astro-island');
		page.addEventListener('lead:drafts', () => island?.dispatchEvent(new Event('hydrate')));
		const { pathname, search, hash } = page.location;
		// The hydration script runs after this one.
		if (NAMES_SUBJECT.test(search + hash) || isUnfinished(pathname, dealer))
			island?.setAttribute('data-hydrate', '');
	}
}

/** Whether the visitor has started a page's form with several steps. */
export function isUnfinished(path: string, dealer: string): boolean {
	try {
		return localStorage[`forecourt.${dealer}.form-progress`]?.includes(`"${path}"`) ?? false;
	} catch {
		// Storage is blocked.
		return false;
	}
}
