import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NoteForm } from './NoteForm.tsx';
import { NoteView } from './NoteView.tsx';

interface Props {
	api: string;
	carId: string;
	/** The vehicle's, for screen readers. */
	title: string;
	note: string | null;
	onNote: (note: string | null) => void;
	/** The vehicle's actions, beside the button that opens the note. */
	children: ReactNode;
}

/** The visitor's own note about a saved vehicle, kept in the account. */
export function Note({ api, carId, title, note, onNote, children }: Props) {
	const [isOpen, setOpen] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const wasOpen = useRef(false);
	useEffect(() => {
		if (wasOpen.current && !isOpen) opener.current?.focus();
		wasOpen.current = isOpen;
	}, [isOpen]);
	const close = () => setOpen(false);
	const keep = (kept: string | null) => {
		onNote(kept);
		close();
	};
	const form = isOpen && (
		<NoteForm api={api} carId={carId} title={title} note={note ?? ''} onKept={keep} onClose={close} />
	);
	return (
		<NoteView title={title} note={note} form={form} opener={opener} onOpen={() => setOpen(true)}>
			{children}
		</NoteView>
	);
}
