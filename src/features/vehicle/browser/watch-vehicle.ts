import { showViews } from './show-views.ts';

/** How long the page waits, milliseconds: a price that changes under a reader's eyes does more harm than good. */
const PATIENCE_MS = 8000;

/**
 * Asks what the vehicle of a page is now and how often it was looked at (VDPACT-034 to VDPACT-036). Without an answer the page stays as
 * it was printed; a newer state goes to the script that applies it, which loads only then.
 */
export async function watchVehicle(page: Document): Promise<void> {
	const place = page.querySelector<HTMLElement>('[data-photos]');
	const rules = page.querySelector<HTMLTemplateElement>('[data-fresh]');
	if (!place || !rules) return;
	const { stock, version } = place.dataset;
	try {
		const response = await fetch(viewAddress(page.documentElement, place), {
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
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

/** Where the lead API tells what the vehicle is now, and counts who asks (VDPACT-034, resolution 69). */
function viewAddress({ dataset: { api, website = '' } }: HTMLElement, { dataset }: HTMLElement): string {
	const version = Number(dataset['version']);
	const query = new URLSearchParams({
		photos_count: dataset['photos'] ?? '',
		updated_at: version > 0 ? new Date(version * 1000).toISOString() : '',
		website_id: website,
	});
	return `${api}/cars/${dataset['stock']}/view.json?${query}`;
}
