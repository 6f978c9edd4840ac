/** By what share the bytes of the same pages may differ between generators that are compared. */
const MOST_APART = 0.05;

/** What a generator wrote: sizes in bytes by path. */
interface Written {
	name: string;
	sizes: ReadonlyMap<string, number>;
}

/** Refuses figures of two generators that do not write as much: of the pages that both have, all bytes are compared. */
export function refuseUnequalPages(ours: Written, other: Written): void {
	const shared = [...ours.sizes.keys()].filter((path) => other.sizes.has(path));
	if (shared.length === 0) throw new Error(`${ours.name} and ${other.name} have no page in common`);
	const [bytes, others] = [bytesOf(ours.sizes, shared), bytesOf(other.sizes, shared)];
	const apart = Math.abs(others - bytes);
	if (apart > MOST_APART * bytes)
		throw new Error(
			`The pages of ${other.name} have ${perPage(others, shared)} bytes each, those of ${ours.name} ${perPage(bytes, shared)}: ${((apart / bytes) * 100).toFixed(1)} % apart, where 5 % are allowed. Mend the templates or the filling before comparing times.`,
		);
}

/** The bytes of some pages together. */
export function bytesOf(sizes: ReadonlyMap<string, number>, paths: Iterable<string>): number {
	return [...paths].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
}

function perPage(bytes: number, paths: readonly string[]): string {
	return Math.round(bytes / paths.length).toLocaleString('en-AU');
}
