import { REGISTRATION } from '../../../domain/vehicle/facts-at.ts';
import type { SavedVehicle } from '../../../domain/vehicle/saved-vehicle.ts';
import type { VehicleFact, VehicleFacts } from '../../../domain/vehicle/vehicle-facts.ts';
import { wholeFact } from '../embed/key-facts.ts';
import type { VehicleData } from '../page-data.ts';

/** Facts of a vehicle, derived only from its page data, so that they contain nothing private to the dealer. */
export function vehicleFacts(page: VehicleData): VehicleFacts {
	const { title, subtitle, state, isReserved, price, features, call, location, small, estimate, actions } =
		page;
	const enquire = [...actions.buttons, ...actions.rows].find(({ name }) => name === 'enquire');
	return {
		slug: page.slug,
		...{ title, subtitle, state },
		reserved: isReserved,
		stock_version: page.fresh?.version ?? null,
		picture: firstPicture(page),
		price,
		estimate: (estimate?.figures ?? []).map(({ label, value, per }) => [label, `${value} ${per}`]),
		conditions: estimate?.conditions ?? null,
		loan: page.loan,
		estimate_until: estimate?.until ?? null,
		key_facts: page.keyFacts.map(wholeFact).map(pair),
		registration: registrationEnd(page),
		summary: page.summary.map(pair),
		specifications: page.specifications.map(pair),
		features,
		comments: page.comments.flat(),
		phone: call.text,
		location: location && { name: location.name, address: location.address },
		small,
		enquire: enquire?.label ?? null,
		saved: actions.utilities.includes('favourite') ? savedFields(page) : null,
		print: actions.utilities.includes('print'),
		purchase: page.purchase,
	};
}

function savedFields({ viewed }: VehicleData): SavedVehicle {
	const { id, name, slug, make, model, primary_image_url } = viewed;
	return { id, name, slug, make, model, primary_image_url };
}

function registrationEnd({ keyFacts }: VehicleData): VehicleFacts['registration'] {
	const fact = keyFacts.find(({ label }) => label === REGISTRATION);
	return fact?.ending ? { plate: fact.value, until: fact.ending.until } : null;
}

function firstPicture({ gallery, title }: VehicleData): VehicleFacts['picture'] {
	const [picture] = gallery;
	if (!picture) throw new Error(`the gallery of ${title} has neither a picture nor a placeholder`);
	const { url, srcset = null, width, height, alt } = picture;
	return { url, srcset, width, height, alt };
}

function pair({ label, value }: { label: string; value: string }): VehicleFact {
	return [label, value];
}
