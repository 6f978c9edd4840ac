/** Anonymous daily count of a visitor action. */
export interface Activity {
	dealer: string;
	/** `2026-11-20`, UTC. */
	day: string;
	/** `phone-reveal`, or `event-` and its number. */
	kind: string;
	/** The vehicle's id; empty when there is none. */
	car_id: string;
}

/** A record that a site sends besides leads, as stored. */
export interface Miscellaneous {
	id: string;
	dealer: string;
	received_at: string;
	/** The lead it belongs to and is erased with. */
	lead_id: string | null;
	body: string;
}
