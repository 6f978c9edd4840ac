import { type RefObject, useEffect } from 'react';
import figures from '../browser/watch-figures.ts?address';

/** An address that names more than a price: the names of calculator-address.ts, which a form need not load to find out. */
const NAMES_FIGURES = /[?&](deposit|trade_in_\w+|term_years|balloon|repayment_frequency)=/;

/** Takes the finance calculator's figures over into the message, on pages with a calculator or with figures in their address. */
export function useFigures(ref: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const form = ref.current;
		const isNeeded = NAMES_FIGURES.test(location.search) || document.getElementById('finance-calculator');
		if (!form || !isNeeded) return;
		(import(/* @vite-ignore */ figures) as Promise<typeof import('../browser/watch-figures.ts')>)
			.then(({ watchFigures }) => watchFigures(form))
			.catch((error) => console.warn('The figures of the calculator are not filled in.', error));
	}, [ref]);
}
