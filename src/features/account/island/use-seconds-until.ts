import { useEffect, useState } from 'react';

/** Seconds until a moment (Unix milliseconds), counted down; 0 or less once it has passed. */
export function useSecondsUntil(moment: number): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, []);
	return Math.ceil((moment - now) / 1000);
}
