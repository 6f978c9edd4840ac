import { importsOf } from './imports-of.ts';
import type { SourceFile } from './source-files.ts';

/**
 * Groups of files in which each file imports every other one, directly or through others; type imports count. A group is its sorted paths,
 * joined by commas.
 */
export function importCycles(files: readonly SourceFile[]): string[] {
	const paths = new Set(files.map(({ path }) => path));
	const imports = new Map(
		files.map((file) => [file.path, importsOf(file).filter((path) => paths.has(path))]),
	);
	const state: Search = { imports, numbers: new Map(), lowest: new Map(), stack: [], groups: [] };
	for (const path of paths) if (!state.numbers.has(path)) visit(path, state);
	const isCycle = (group: readonly string[]) =>
		group.length > 1 || group.some((path) => imports.get(path)?.includes(path));
	return state.groups.filter(isCycle).map((group) => group.toSorted().join(', '));
}

interface Search {
	imports: ReadonlyMap<string, readonly string[]>;
	/** The order in which files were first visited. */
	numbers: Map<string, number>;
	/** The lowest number that is reachable from each file. */
	lowest: Map<string, number>;
	stack: string[];
	groups: string[][];
}

/** Tarjan's search for strongly connected components. */
function visit(path: string, state: Search): void {
	const { imports, numbers, lowest, stack } = state;
	const number = numbers.size;
	numbers.set(path, number);
	let low = number;
	stack.push(path);
	for (const next of imports.get(path) ?? []) {
		if (!numbers.has(next)) {
			visit(next, state);
			low = Math.min(low, lowest.get(next) ?? low);
		} else if (stack.includes(next)) {
			low = Math.min(low, numbers.get(next) ?? low);
		}
	}
	lowest.set(path, low);
	if (low === number) state.groups.push(stack.splice(stack.indexOf(path)));
}
