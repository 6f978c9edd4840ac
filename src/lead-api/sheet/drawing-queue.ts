/** Draws so many at once; the next ones wait. */
export type DrawingQueue = <Drawn>(draw: () => Promise<Drawn>) => Promise<Drawn> | null;

/**
 * A queue for work that takes a processor's time.
 *
 * @param atOnce drawings under way at the same time
 * @param mostWaiting drawings that wait; one more is refused with null
 */
export function drawingQueue(atOnce: number, mostWaiting: number): DrawingQueue {
	let underWay = 0;
	const waiting: (() => void)[] = [];
	const turn = (): Promise<void> => new Promise((begin) => waiting.push(begin));
	const inTurn = async <Drawn>(draw: () => Promise<Drawn>, mustWait: boolean): Promise<Drawn> => {
		if (mustWait) await turn();
		else underWay += 1;
		try {
			return await draw();
		} finally {
			const next = waiting.shift();
			// The place goes to the next one, or is free.
			if (next) next();
			else underWay -= 1;
		}
	};
	return (draw) => {
		const mustWait = underWay >= atOnce;
		return mustWait && waiting.length >= mostWaiting ? null : inTurn(draw, mustWait);
	};
}
