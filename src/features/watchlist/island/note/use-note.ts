import { useEffect, useState } from 'react';
import { type WaitingNote, waitingNotes, withoutNote } from '../../../../browser/stores/waiting-notes.ts';
import { sendNote } from './send-note.ts';

/** Time until a note that waits is sent again, milliseconds. */
const RETRY_MS = 60_000;

const PROBLEMS = {
	unanswered: {
		kept: 'No connection just now. Your note is kept on this device and sent when the connection is back.',
		lost: 'No connection just now. Please try again.',
	},
	'signed-out': {
		kept: 'Your session has ended. Your note is kept on this device until you sign in again.',
		lost: 'Please sign in again: your session has ended.',
	},
};

interface Options {
	api: string;
	dealer: string;
	/** The note, with the text of its field. */
	note: WaitingNote;
	onKept: () => void;
}

/** Sends a note. Without an answer it waits on this device, and is sent when the network is back, every minute, and by the next page. */
export function useNote({ api, dealer, note, onKept }: Options) {
	const $waiting = waitingNotes(dealer);
	const [problem, setProblem] = useState<string | null>(null);
	const [isWaiting, setWaiting] = useState(false);
	const drop = () => $waiting.update((all) => withoutNote(all, note));
	const send = async () => {
		const sent = await sendNote(api, note);
		if (sent.is === 'kept') {
			drop();
			return onKept();
		}
		const waits = sent.is !== 'refused' && $waiting.update((all) => [...withoutNote(all, note), note]);
		setWaiting(waits);
		setProblem(sent.is === 'refused' ? sent.error : PROBLEMS[sent.is][waits ? 'kept' : 'lost']);
	};
	// At each render, as what is typed meanwhile is sent, too.
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setInterval(send, RETRY_MS);
		addEventListener('online', send);
		return () => {
			clearInterval(timer);
			removeEventListener('online', send);
		};
	});
	return { problem, isWaiting, send, drop };
}
