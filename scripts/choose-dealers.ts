import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSlug } from '../src/domain/vehicle/naming/slug.ts';
import { UserError } from './command.ts';

/** The repository's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The folder of the dealers, from the root of the project. */
export const DEFAULT_DEALERS = 'dealers';

/** Throws a UserError when a name cannot be a dealer's slug. */
export function requireSlugs(names: readonly string[]): void {
	for (const name of names)
		if (!isSlug(name))
			throw new UserError(
				`'${name}' is not a dealer's slug: expected lower-case letters, digits and single hyphens`,
			);
}

/** The dealers a command works on: those named, or all folders with a `dealer.ts`. */
export function chooseDealers(dealersDir: string, names: readonly string[]): string[] {
	if (!statSync(dealersDir, { throwIfNoEntry: false })?.isDirectory())
		throw new UserError(`There is no folder ${dealersDir} (dealers' folders; choose another with --dealers)`);
	const all = readdirSync(dealersDir, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && existsSync(join(dealersDir, entry.name, 'dealer.ts')))
		.map(({ name }) => name)
		.toSorted();
	requireSlugs(names);
	for (const name of names) {
		if (!all.includes(name))
			throw new UserError(
				`There is no dealer '${name}' in ${dealersDir}. Known there: ${all.join(', ') || 'none'}`,
			);
	}
	const chosen = names.length > 0 ? all.filter((name) => names.includes(name)) : all;
	if (chosen.length === 0)
		throw new UserError(`${dealersDir} holds no dealer; add one with npm run new-dealer -- <slug>`);
	return chosen;
}
