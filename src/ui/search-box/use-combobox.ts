import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useState } from 'react';

/** State of a combobox: active option, and whether the list is shown (ARIA combobox pattern). */
export interface Combobox {
	isOpen: boolean;
	/** Index of the active option; -1 for none. */
	active: number;
	/** Shows the list without an active option, as after typing. */
	open: () => void;
	onKeyDown: (event: KeyboardEvent) => void;
	/** For the element that contains field and list: closes the list when the focus leaves both. */
	onBlur: (event: FocusEvent) => void;
}

/**
 * @param count number of options
 * @param idOf returns the id of an option
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

	/** Moving past either end selects no option. */
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
