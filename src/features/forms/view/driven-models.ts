import { dealershipOf } from '../../../config/complete-dealer.ts';
import { manufacturerOf } from '../../../domain/model/manufacturers.ts';
import { slugOf } from '../../../domain/vehicle/naming/slug.ts';
import { isAvailable } from '../../../domain/vehicle/state/availability.ts';
import { hasAction } from '../../../domain/vehicle/vehicle-actions.ts';
import type { Site } from '../../../site/site.ts';
import type { NamedChoice } from '../embed/form-data.ts';
import { quoteModels } from '../embed/showroom-forms.ts';

/** Models of a test drive: the new ones with pages; where there are none, those for sale, so that a request always says of what it is. */
export function drivenModels(site: Site): NamedChoice[] {
	const { features } = site.dealer;
	return features.models !== false && site.content.models.length > 0
		? quoteModels(site)
		: modelsForSale(site);
}

/** Makes with models by name, each once however the feed writes it, with the dealerships that have it and offer test drives. */
function modelsForSale({ dealer, listed }: Site): NamedChoice[] {
	const models = new Map<string, NamedChoice>();
	for (const vehicle of listed) {
		const dealership = dealershipOf(dealer, vehicle.dealership_slug);
		const isDriven = dealership.features.test_drive !== false && hasAction('test_drive', vehicle, null);
		if (!isDriven || !isAvailable(vehicle)) continue;
		const name = `${manufacturerOf(vehicle.make)?.name ?? vehicle.make} ${vehicle.model}`;
		const slug = slugOf(name);
		const known = models.get(slug)?.dealerships ?? [];
		const dealerships = dealer.dealerships.length > 1 ? [...new Set([...known, dealership.slug])] : [];
		models.set(slug, { value: name, label: name, ...models.get(slug), slug, dealerships });
	}
	return [...models.values()].toSorted((a, b) => a.label.localeCompare(b.label, 'en-AU'));
}
