/** A function that computes its result on the first call and returns the same one afterwards. */
export function once<Result extends object>(work: () => Result): () => Result {
	let result: Result | undefined;
	return () => {
		result ??= work();
		return result;
	};
}
