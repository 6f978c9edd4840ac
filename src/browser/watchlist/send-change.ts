import { getUser, type SignedIn } from '../../api/account/get-user.ts';
import { removeCar, saveCar } from '../../api/watchlist/save-car.ts';
import type { WaitingChange } from '../stores/watchlist.ts';

/** Time until the next attempt where the service names none, milliseconds. */
const RETRY_MS = 60_000;
const FAILED = 'Sorry, that did not work.';

/** What became of a change. */
export type Sent =
	| { is: 'made' }
	/** With the message to alert (ERRORS-001). */
	| { is: 'refused'; error: string }
	/** No answer, or a failure of the service: the same change may be sent again. */
	| { is: 'unanswered'; retryMs: number }
	| { is: 'signed-out' }
	/** Another account has signed in since, in another tab: the change was not sent. */
	| { is: 'other-account'; account: string };

let user: SignedIn | null = null;

/** Sends a change of an account's watchlist to the lead API (WATCHLIST-009, WATCHLIST-010). Never throws. */
export async function sendChange(
	api: string,
	account: string,
	{ id, isSaved }: WaitingChange,
): Promise<Sent> {
	if (user?.id !== account) {
		const found = await getUser(api);
		if (found === undefined) return { is: 'unanswered', retryMs: RETRY_MS };
		user = found;
	}
	if (!user?.phone) return { is: 'signed-out' };
	if (user.id !== account) return { is: 'other-account', account: user.id };
	const outcome = await (isSaved ? saveCar : removeCar)(api, { phone_number: user.phone, car_id: id });
	switch (outcome.status) {
		case 'answered':
			return outcome.data.success ? { is: 'made' } : { is: 'refused', error: outcome.data.error ?? FAILED };
		case 'refused':
			return refused(api, account, outcome.problem.error);
		case 'limited':
			return { is: 'refused', error: outcome.message };
		case 'unavailable':
			// Refused by something in front of the service, which does not answer in its words.
			return outcome.isRefusal
				? refused(api, account, FAILED)
				: { is: 'unanswered', retryMs: outcome.retryMs };
		case 'offline':
			return { is: 'unanswered', retryMs: RETRY_MS };
	}
}

/** A session that has ended since, or is another account's, is no refusal of the change. */
async function refused(api: string, account: string, error: string): Promise<Sent> {
	const found = await getUser(api);
	user = found ?? null;
	if (found === null) return { is: 'signed-out' };
	return found && found.id !== account
		? { is: 'other-account', account: found.id }
		: { is: 'refused', error };
}
