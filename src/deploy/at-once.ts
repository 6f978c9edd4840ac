/**
 * Does something for each item, a number of them at a time. After the first failure no further one starts; it is thrown when the others
 * have ended.
 */
export async function atOnce<T>(
	number: number,
	items: readonly T[],
	work: (item: T) => Promise<unknown>,
): Promise<void> {
	const waiting = [...items];
	const failures: unknown[] = [];
	const worker = async () => {
		for (let item = waiting.shift(); item !== undefined && failures.length === 0; item = waiting.shift())
			await work(item).catch((error: unknown) => failures.push(error));
	};
	await Promise.all(Array.from({ length: number }, worker));
	if (failures.length > 0) throw failures[0];
}
