/** A vehicle that this device has held, with the page of its reservation. */
export interface OwnReservation {
	/** A path with a signed link. */
	page: string;
	/** When it was begun, Unix milliseconds. */
	time: number;
}

/** As long as the service takes the link. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

/** The reservation that this device has made of a vehicle; null for none, or where storage is blocked. */
export function ownReservation(dealer: string, car_id: string): OwnReservation | null {
	const { [car_id]: own } = kept(dealer);
	return own && Date.now() - own.time < KEPT_MS ? own : null;
}

/** Keeps where the reservation of a vehicle is, so that its shopper finds back from another tab or after going back. */
export function keepReservation(dealer: string, car_id: string, page: string): void {
	try {
		const own = { ...kept(dealer), [car_id]: { page, time: Date.now() } };
		localStorage[keyOf(dealer)] = JSON.stringify(own);
	} catch {
		// The receipt has the link, too.
	}
}

function kept(dealer: string): Record<string, OwnReservation> {
	try {
		return JSON.parse(localStorage[keyOf(dealer)] ?? '{}');
	} catch {
		return {};
	}
}

function keyOf(dealer: string): string {
	return `forecourt.${dealer}.reservations`;
}
