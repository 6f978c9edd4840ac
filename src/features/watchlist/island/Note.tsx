import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { NoteForm } from './NoteForm.tsx';

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
	const edit = (
		<button ref={opener} className={note ? 'link' : 'btn btn--3'} type="button" onClick={() => setOpen(true)}>
			{!note && <Icon name="pen" />}
			{note ? 'Edit' : 'Add a note'}
			<span className="vh">{note ? ` the note about ${title}` : ` about ${title}`}</span>
		</button>
	);
	return (
		<>
			{note && !isOpen && (
				<div className="saved-row__note">
					<Icon name="pen" />
					<p>{note}</p>
					{edit}
				</div>
			)}
			{isOpen && (
				<NoteForm api={api} carId={carId} title={title} note={note ?? ''} onKept={keep} onClose={close} />
			)}
			<div className="saved-row__actions">
				{children}
				{!note && !isOpen && edit}
			</div>
		</>
	);
}
