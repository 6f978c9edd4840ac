import { showViews } from './show-views.ts';

/** How long the page waits, milliseconds: a price that changes under a reader's eyes does more harm than good. */
const PATIENCE_MS = 8000;

/**
 * Asks what the vehicle of a page is now and how often it was looked at (VDPACT-034 to VDPACT-036). Without an answer the page stays as
 * it was printed; a newer state goes to the script that applies it, which loads only then.
 */
export async function watchVehicle(page: Document): Promise<void> {
	const place = page.querySelector<HTMLElement>('[data-view]');
	const rules = page.querySelector<HTMLTemplateElement>('[data-fresh]');
	if (!place || !rules) return;
	const { view = '', stock, version } = place.dataset;
	try {
		const response = await fetch(view, { signal: AbortSignal.timeout(PATIENCE_MS) });
		if (!response.ok) return;
		const { views, stock_version, car_fields } = await response.json();
		const counter = page.querySelector('[data-views]');
		if (counter && Number.isInteger(views) && views > 0) showViews(counter, views);
		if (!(stock_version > Number(version)) || car_fields === undefined) return;
		place.dataset.news = JSON.stringify([{ slug: stock, stock_version, car_fields }]);
		rules.after(rules.content);
	} catch {
		// No answer in time, or none that can be read.
	}
}
