import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATES } from '../../src/config/templates/index.ts';

/** The files that each template consists of: its own and those it is made from, such as `caravans` and `plain`. */
export function templateFiles(root: string): Map<string, ReadonlySet<string>> {
	const folder = join(root, 'src/config/templates');
	const imports = new Map(
		readdirSync(folder)
			.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
			.map((name) => [
				name.slice(0, -'.ts'.length),
				importedBeside(readFileSync(join(folder, name), 'utf8')),
			]),
	);
	const filesFrom = (name: string, known = new Set<string>()): Set<string> => {
		if (known.has(name)) return known;
		known.add(name);
		for (const other of imports.get(name) ?? []) filesFrom(other, known);
		return known;
	};
	return new Map(Object.keys(TEMPLATES).map((name) => [name, filesFrom(name)]));
}

function importedBeside(text: string): string[] {
	return [...text.matchAll(/from '\.\/([\w-]+)\.ts'/g)].map(([, name = '']) => name);
}
