import { type RefObject, useLayoutEffect } from 'react';
import { fillInFigures } from '../browser/fill-figures.ts';

/** Takes the finance calculator's figures over into the message: at first, and whenever the form's dialog opens or the form is entered. */
export function useFigures(ref: RefObject<HTMLFormElement | null>): void {
	useLayoutEffect(() => {
		const form = ref.current;
		if (!form) return;
		const fill = () => fillInFigures(form);
		const dialog = form.closest('[popover]');
		fill();
		form.addEventListener('focusin', fill);
		dialog?.addEventListener('beforetoggle', fill);
		return () => {
			form.removeEventListener('focusin', fill);
			dialog?.removeEventListener('beforetoggle', fill);
		};
	}, [ref]);
}
