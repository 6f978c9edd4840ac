import { getUser } from '../../api/account/get-user.ts';
import { removeCar, saveCar } from '../../api/watchlist/save-car.ts';
import type { WaitingChange } from '../stores/watchlist.ts';

/** Time until the next attempt where the service names none, milliseconds. */
const RETRY_MS = 60_000;

/** What became of a change. */
export type Sent =
	| { is: 'made' }
	/** With the message to alert (ERRORS-001). */
	| { is: 'refused'; error: string }
	/** No answer, or a failure of the service: the same change may be sent again. */
	| { is: 'unanswered'; retryMs: number }
	| { is: 'signed-out' };

let phone: string | null = null;

/** Sends a change of the watchlist to the lead API (WATCHLIST-009, WATCHLIST-010). Never throws. */
export async function sendChange(api: string, { id, isSaved }: WaitingChange): Promise<Sent> {
	if (phone === null) {
		const user = await getUser(api);
		if (user === undefined) return { is: 'unanswered', retryMs: RETRY_MS };
		if (!user?.phone) return { is: 'signed-out' };
		phone = user.phone;
	}
	const outcome = await (isSaved ? saveCar : removeCar)(api, { phone_number: phone, car_id: id });
	switch (outcome.status) {
		case 'answered':
			return outcome.data.success
				? { is: 'made' }
				: { is: 'refused', error: outcome.data.error ?? 'Sorry, that did not work.' };
		case 'refused':
			return refused(api, outcome.problem.error);
		case 'limited':
			return { is: 'refused', error: outcome.message };
		case 'unavailable':
			return { is: 'unanswered', retryMs: outcome.retryMs };
		case 'offline':
			return { is: 'unanswered', retryMs: RETRY_MS };
	}
}

/** A session that has ended since is no refusal of the change. */
async function refused(api: string, error: string): Promise<Sent> {
	phone = null;
	return (await getUser(api)) === null ? { is: 'signed-out' } : { is: 'refused', error };
}
