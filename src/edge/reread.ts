import { setTimeout as pause } from 'node:timers/promises';

/** How long a request waits for a newer value where one is known, milliseconds. */
const PATIENCE_MS = 300;

/**
 * A value that is read again when it is older than a time; requests meanwhile share one reading. When reading fails or takes long, the
 * value that is known stays in use.
 *
 * @param read gets the value that is known
 * @param ageMs milliseconds
 */
export function reread<Value>(
	read: (known: Value | undefined) => Promise<Value>,
	ageMs: number,
): () => Promise<Value> {
	let known: { value: Value; readAt: number } | undefined;
	let reading: Promise<Value> | undefined;
	return () => {
		if (known && performance.now() - known.readAt < ageMs) return Promise.resolve(known.value);
		const readAt = performance.now();
		reading ??= read(known?.value)
			.then((value) => {
				known = { value, readAt };
				return value;
			})
			.catch((error: unknown) => {
				if (!known) throw error;
				known.readAt = readAt;
				return known.value;
			})
			.finally(() => {
				reading = undefined;
			});
		return known ? Promise.race([reading, pause(PATIENCE_MS, known.value, { ref: false })]) : reading;
	};
}
