import { useEffect, useRef } from 'react';

/** Keeps the title of the tab and the last step of the breadcrumbs what the list is called; the page was printed with both. */
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
