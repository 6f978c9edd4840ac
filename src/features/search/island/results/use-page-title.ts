import { useEffect, useRef } from 'react';

/** Updates page title and last breadcrumb with the name of the list. */
export function usePageTitle(title: string): void {
	const rendered = useRef(title);
	useEffect(() => {
		if (rendered.current === title) return;
		document.title = document.title.replace(rendered.current, title);
		const step = document.querySelector('nav[aria-label="Breadcrumb"] [aria-current="page"]');
		if (step?.textContent === rendered.current) step.textContent = title;
		rendered.current = title;
	}, [title]);
}
