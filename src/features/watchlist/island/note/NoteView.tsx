import type { ReactNode, Ref } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';

interface Props {
	/** The vehicle's, for screen readers. */
	title: string;
	note: string | null;
	/** The vehicle's actions, beside the button that opens the note. */
	children: ReactNode;
	/** The open form; null while it is closed. */
	form?: ReactNode;
	opener?: Ref<HTMLButtonElement>;
	onOpen?: () => void;
}

/** The visitor's own note about a saved vehicle, and the vehicle's actions. */
export function NoteView({ title, note, children, form = null, opener, onOpen }: Props) {
	const edit = (
		<button ref={opener} className={note ? 'link' : 'btn btn--3'} type="button" onClick={onOpen}>
			{!note && <Icon name="pen" />}
			{note ? 'Edit' : 'Add a note'}
			<span className="vh">{note ? ` the note about ${title}` : ` about ${title}`}</span>
		</button>
	);
	return (
		<>
			{note && !form && (
				<div className="saved-row__note">
					<Icon name="pen" />
					<p>{note}</p>
					{edit}
				</div>
			)}
			{form}
			<div className="saved-row__actions">
				{children}
				{!note && !form && edit}
			</div>
		</>
	);
}
