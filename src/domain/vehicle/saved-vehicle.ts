/** The data that a browser stores of a saved (LOCAL-003) or compared vehicle: enough to show it after it has left the stock. */
export interface SavedVehicle {
	id: string;
	/** Year, make, model, as on its card. */
	name: string;
	slug: string;
	make: string;
	model: string;
	/** Null for a vehicle without pictures. */
	primary_image_url: string | null;
}

/** The data that a browser stores of a recently viewed vehicle (LOCAL-004), including that for its card. */
export interface ViewedVehicle extends SavedVehicle {
	stocknum: string | null;
	/** As in the feed: 'Double Cab Pick-up'. */
	body: string | null;
	/** The body type: 'ute'. */
	simple_body: string | null;
}

/** Whether visitors can save and compare vehicles on a dealer's site. */
export interface SaveOptions {
	save: boolean;
	compare: boolean;
}

/** A vehicle as a browser stores it, with the name on its card. */
export function savedVehicle({
	id,
	name,
	slug,
	make,
	model,
	picture,
}: Omit<SavedVehicle, 'primary_image_url'> & { picture: { url: string } | null }): SavedVehicle {
	return { id, name, slug, make, model, primary_image_url: picture?.url ?? null };
}
