import { getUser } from '../../../../api/account/get-user.ts';
import { keepNote } from '../../../../api/watchlist/save-car.ts';
import type { WaitingNote } from '../../../../browser/stores/waiting-notes.ts';

/** What became of a note. */
type NoteSent =
	| { is: 'kept' }
	/** With the reason. */
	| { is: 'refused'; error: string }
	/** No answer, or no session: the same note may be sent later. */
	| { is: 'unanswered' | 'signed-out' };

/** Sends the visitor's note about a saved vehicle to the lead API. Never throws. */
export async function sendNote(api: string, { account, car_id, text }: WaitingNote): Promise<NoteSent> {
	const user = await getUser(api);
	if (user === undefined) return { is: 'unanswered' };
	if (!user?.phone || user.id !== account) return { is: 'signed-out' };
	const outcome = await keepNote(api, { phone_number: user.phone, car_id, note: text });
	switch (outcome.status) {
		case 'answered':
			return outcome.data.success
				? { is: 'kept' }
				: { is: 'refused', error: outcome.data.error ?? 'The note was not kept.' };
		case 'refused':
			return { is: 'refused', error: outcome.problem.error };
		case 'limited':
			return { is: 'refused', error: outcome.message };
		default:
			return { is: 'unanswered' };
	}
}
