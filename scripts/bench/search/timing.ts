import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Percentiles of response times, in milliseconds. */
export interface Timing {
	p50: number;
	p95: number;
}

/** The median and the 95th percentile of some times, milliseconds to two decimals; NaN without any. */
export function timing(milliseconds: readonly number[]): Timing {
	const sorted = milliseconds.toSorted((a, b) => a - b);
	const at = (share: number) =>
		Number((sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(2));
	return { p50: at(0.5), p95: at(0.95) };
}

/** Memory in use after a garbage collection, in MB. */
export function usedMegabytes(): number {
	setFlagsFromString('--expose-gc');
	(runInNewContext('gc') as () => void)();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return (heapUsed + arrayBuffers) / 2 ** 20;
}
