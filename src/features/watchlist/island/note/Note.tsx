import { type ReactNode, useEffect, useRef, useState } from 'react';
import { waitingNote } from '../../../../browser/stores/waiting-notes.ts';
import { keptWatchlist } from '../../../../browser/stores/watchlist.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteView } from './NoteView.tsx';

interface Props {
	api: string;
	dealer: string;
	carId: string;
	/** The vehicle's, for screen readers. */
	title: string;
	note: string | null;
	onNote: (note: string | null) => void;
	/** The vehicle's actions, beside the button that opens the note. */
	children: ReactNode;
}

/** The visitor's own note about a saved vehicle, kept in the account. One that waits on this device is open in its field. */
export function Note({ api, dealer, carId, title, note, onNote, children }: Props) {
	const [open, setOpen] = useState<'no' | 'pressed' | 'waited'>('no');
	const opener = useRef<HTMLButtonElement>(null);
	const returnsFocus = useRef(false);
	const account = keptWatchlist(dealer).get()?.account ?? '';
	const findWaiting = () => waitingNote(dealer, { account, car_id: carId });
	// biome-ignore lint/correctness/useExhaustiveDependencies: what waited when the page was opened.
	useEffect(() => {
		if (findWaiting()) setOpen('waited');
	}, []);
	useEffect(() => {
		if (open === 'no' && returnsFocus.current) opener.current?.focus();
	}, [open]);
	const close = (hadFocus: boolean) => {
		returnsFocus.current = hadFocus;
		setOpen('no');
	};
	const form = open !== 'no' && (
		<NoteForm
			api={api}
			dealer={dealer}
			title={title}
			note={findWaiting() ?? { account, car_id: carId, text: note ?? '' }}
			waited={open === 'waited'}
			onKept={onNote}
			onClose={close}
		/>
	);
	return (
		<NoteView title={title} note={note} form={form} opener={opener} onOpen={() => setOpen('pressed')}>
			{children}
		</NoteView>
	);
}
