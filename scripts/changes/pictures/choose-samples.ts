import type { Sample } from '../compare/samples.ts';

/** A sample with its dealer. */
export interface DealerSample extends Sample {
	slug: string;
}

/**
 * The samples to take pictures of, at most so many, shared fairly: first the one of each dealer that shows most, then the next of each.
 */
export function chooseSamples(
	samples: ReadonlyMap<string, readonly Sample[]>,
	most: number,
): { chosen: DealerSample[]; left: number } {
	const queues = [...samples].map(([slug, ofDealer]) =>
		ofDealer.toSorted((a, b) => a.rank - b.rank).map((sample) => ({ ...sample, slug })),
	);
	const longest = Math.max(0, ...queues.map(({ length }) => length));
	const inTurn = Array.from({ length: longest }, (_, turn) =>
		queues.flatMap((queue) => queue[turn] ?? []),
	).flat();
	return { chosen: inTurn.slice(0, most), left: Math.max(0, inTurn.length - most) };
}
