import { useEffect, useRef } from 'react';

/** Updates page title and last breadcrumb with the name of the list. */
export function usePageTitle(title: string): void {
	const printed = useRef(title);
	useEffect(() => {
		if (printed.current === title) return;
		document.title = document.title.replace(printed.current, title);
		const step = document.querySelector('nav[aria-label="Breadcrumb"] [aria-current="page"]');
		if (step?.textContent === printed.current) step.textContent = title;
		printed.current = title;
	}, [title]);
}
