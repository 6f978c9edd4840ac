import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useState } from 'react';

/** Which line of a list below a text field is chosen, and whether the list is shown (ARIA: combobox with a list). */
export interface Combobox {
	isOpen: boolean;
	/** From 0; -1 while the text field itself is. */
	active: number;
	/** Shows the list with nothing chosen, as after typing. */
	open: () => void;
	onKeyDown: (event: KeyboardEvent) => void;
	/** For what holds the field and the list: closes the list when the focus leaves both. */
	onBlur: (event: FocusEvent) => void;
}

/**
 * @param count how many lines there are
 * @param idOf the id of a line in the page
 */
export function useCombobox(count: number, idOf: (index: number) => string): Combobox {
	const [isOpen, setOpen] = useState(false);
	const [chosen, setChosen] = useState(-1);
	const active = isOpen && chosen < count ? chosen : -1;

	const open = useCallback(() => {
		setOpen(true);
		setChosen(-1);
	}, []);
	useEffect(() => {
		if (active >= 0) document.getElementById(idOf(active))?.scrollIntoView({ block: 'nearest' });
	}, [active, idOf]);

	/** One beyond either end is the field itself. */
	const move = (by: 1 | -1) => {
		setChosen(isOpen ? ((active + 1 + by + count + 1) % (count + 1)) - 1 : by === 1 ? 0 : count - 1);
		setOpen(true);
	};
	return {
		isOpen,
		active,
		open,
		onKeyDown: (event) => {
			const line = active < 0 ? null : document.getElementById(idOf(active));
			switch (event.key) {
				case 'Escape':
					return setOpen(false);
				case 'Enter':
					if (!line) return;
					line.click();
					break;
				case 'ArrowDown':
					move(1);
					break;
				case 'ArrowUp':
					move(-1);
					break;
				default:
					return;
			}
			event.preventDefault();
		},
		onBlur: ({ currentTarget, relatedTarget }) => {
			if (!currentTarget.contains(relatedTarget)) setOpen(false);
		},
	};
}
