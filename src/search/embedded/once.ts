/** What is worked out when first asked for, and kept. */
export function once<Result extends object>(work: () => Result): () => Result {
	let result: Result | undefined;
	return () => {
		result ??= work();
		return result;
	};
}
