/** Something visitors did on a day, without saying who. */
export interface Activity {
	dealer: string;
	/** `2026-11-20`, UTC. */
	day: string;
	/** `phone-reveal`, or `event-` and its number. */
	kind: string;
	/** The vehicle's id; empty when it is about none. */
	car_id: string;
}

/** What a site sends beside leads, as it is kept. */
export interface Miscellaneous {
	id: string;
	dealer: string;
	received_at: string;
	/** The lead it belongs to, with which it is erased. */
	lead_id: string | null;
	body: string;
}
