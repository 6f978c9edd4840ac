/** Queues a drawing; null when too many are waiting. */
export type DrawingQueue = <Drawn>(draw: () => Promise<Drawn>) => Promise<Drawn> | null;

/**
 * A queue that limits concurrent processor-heavy work.
 *
 * @param atOnce concurrent drawings
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
			// Hands the slot to the next drawing, or frees it.
			if (next) next();
			else underWay -= 1;
		}
	};
	return (draw) => {
		const mustWait = underWay >= atOnce;
		return mustWait && waiting.length >= mostWaiting ? null : inTurn(draw, mustWait);
	};
}
