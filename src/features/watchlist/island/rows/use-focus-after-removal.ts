import { useEffect, useRef } from 'react';

/** An element that gets the focus when the focused button was removed with its row. */
export function useFocusAfterRemoval(count: number | null) {
	const heading = useRef<HTMLHeadingElement>(null);
	const before = useRef(count);
	useEffect(() => {
		const isFewer = before.current !== null && count !== null && count < before.current;
		before.current = count;
		if (isFewer && document.activeElement === document.body) heading.current?.focus();
	}, [count]);
	return heading;
}
