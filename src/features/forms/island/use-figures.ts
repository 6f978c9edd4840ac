import { type RefObject, useEffect } from 'react';
import figures from '../browser/answers/fill-figures.ts?address';

/** An address that names more than a price: the names of calculator-address.ts, which a form need not load to find out. */
const NAMES_FIGURES = /[?&](deposit|trade_in_\w+|term_years|balloon|repayment_frequency)=/;

/**
 * Takes figures of the finance calculator over into the message, at first and whenever the form's dialog opens or the form is entered:
 * those of a calculator in use, and those of the address. The script is loaded once there are some.
 */
export function useFigures(ref: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const form = ref.current;
		const fill = () => {
			if (!form || !(NAMES_FIGURES.test(location.search) || document.querySelector('[data-figures]'))) return;
			(import(/* @vite-ignore */ figures) as Promise<typeof import('../browser/answers/fill-figures.ts')>)
				.then(({ fillInFigures }) => fillInFigures(form))
				.catch((error) => console.warn('The figures of the calculator are not filled in.', error));
		};
		const dialog = form?.closest('[popover]');
		fill();
		form?.addEventListener('focusin', fill);
		dialog?.addEventListener('beforetoggle', fill);
		return () => {
			form?.removeEventListener('focusin', fill);
			dialog?.removeEventListener('beforetoggle', fill);
		};
	}, [ref]);
}
