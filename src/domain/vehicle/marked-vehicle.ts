/** What a browser keeps of a vehicle somebody saved (LOCAL-003) or wants to compare: enough to show it when it is gone. */
export interface MarkedVehicle {
	id: string;
	/** Year, make, model, as its card says. */
	name: string;
	slug: string;
	make: string;
	model: string;
	/** Null for a vehicle without pictures. */
	primary_image_url: string | null;
}

/** What a browser keeps of a vehicle somebody looked at (LOCAL-004), with what its card needs. */
export interface ViewedVehicle extends MarkedVehicle {
	stocknum: string | null;
	/** As the feed words it: 'Double Cab Pick-up'. */
	body: string | null;
	/** The body type: 'ute'. */
	simple_body: string | null;
}

/** The marks visitors can give vehicles, as far as a dealer offers them. */
export interface OfferedMarks {
	save: boolean;
	compare: boolean;
}

/** A vehicle as a browser keeps it, by the name its card shows. */
export function markedVehicle({
	id,
	name,
	slug,
	make,
	model,
	picture,
}: Omit<MarkedVehicle, 'primary_image_url'> & { picture: { url: string } | null }): MarkedVehicle {
	return { id, name, slug, make, model, primary_image_url: picture?.url ?? null };
}
