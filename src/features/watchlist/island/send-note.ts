import { getUser } from '../../../api/account/get-user.ts';
import { keepNote } from '../../../api/watchlist/save-car.ts';

const NO_ANSWER = 'No connection just now. Please try again.';

/** Keeps a note about a saved vehicle. Returns what went wrong; null when it is kept. */
export async function sendNote(api: string, car_id: string, note: string): Promise<string | null> {
	const user = await getUser(api);
	if (user === null) return 'Please sign in again: your session has ended.';
	if (!user?.phone) return NO_ANSWER;
	const outcome = await keepNote(api, { phone_number: user.phone, car_id, note });
	switch (outcome.status) {
		case 'answered':
			return outcome.data.success ? null : (outcome.data.error ?? 'The note was not kept.');
		case 'refused':
			return outcome.problem.error;
		case 'limited':
			return outcome.message;
		default:
			return NO_ANSWER;
	}
}
