import { useEffect, useState } from 'react';

/** Whether the island is hydrated: parts that are loaded later are not in its first render (first-render.ts). */
export function useLive(): boolean {
	const [isLive, setLive] = useState(false);
	useEffect(() => setLive(true), []);
	return isLive;
}
