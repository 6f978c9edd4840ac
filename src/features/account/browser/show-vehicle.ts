import type { PendingSave } from '../../../browser/account/pending-save.ts';
import { vehicleFactsPath } from '../../../paths/paths.ts';
import { readVehicleFacts } from '../../../ui/live-update/read-vehicle-facts.ts';

// Loaded where a vehicle waits to be saved.

/** Shows the vehicle that is saved after signing in: its picture, name, price and stock number. */
export function showVehicle(place: HTMLElement, { name, slug, primary_image_url }: PendingSave): void {
	if (primary_image_url)
		place.append(Object.assign(new Image(), { src: primary_image_url, alt: '', width: 600, height: 400 }));
	const words = document.createElement('p');
	words.append(name);
	place.append(words);
	showPrice(words, slug);
}

/** Adds the price and the stock number from the file beside the vehicle's page; without an answer its name is enough. */
async function showPrice(words: HTMLElement, slug: string): Promise<void> {
	const read = await readVehicleFacts(vehicleFactsPath(slug), fetch);
	if (read.kind !== 'found') return;
	const { price, small } = read.facts;
	const stock = small.replace(/^S(.*?)\..*/, 's$1');
	const text = price?.isSum ? `${price.now} ${price.type?.toLowerCase() ?? ''}, ${stock}` : stock;
	words.append(Object.assign(document.createElement('small'), { textContent: text }));
}
