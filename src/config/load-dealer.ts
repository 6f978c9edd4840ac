import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf } from '../content-hash.ts';
import { isSlug } from '../domain/vehicle/naming/slug.ts';
import { checkReadablePart } from './check-dealer.ts';
import { isGroup } from './merge-options.ts';
import { type ParsedDealer, parseDealer } from './parse-dealer.ts';

/** The module that `dealer.ts` files import, also in folders outside the repository (`--dealers DIR`). */
const CONFIG_MODULE = 'forecourt/config';

/** The address of a `dealer.ts` with the hash of its content, as `loadDealer` imports it. */
const DEALER_FILE = /\/dealer\.ts\?[\w-]{22}$/;

registerHooks({
	resolve(specifier, context, next) {
		if (specifier === CONFIG_MODULE)
			return {
				url: new URL('./define-dealer.ts', import.meta.url).href,
				format: 'module-typescript',
				shortCircuit: true,
			};
		const resolved = next(specifier, context);
		// Always a module: a package.json in a folder above does not change what a dealer's file means.
		return DEALER_FILE.test(resolved.url) ? { ...resolved, format: 'module-typescript' } : resolved;
	},
});

/**
 * Reads and checks `<dealersDir>/<slug>/dealer.ts`. A changed file is read again, also within one process; files
 * it imports are not. All errors are returned as problems; it never throws.
 */
export async function loadDealer(dealersDir: string, slug: string): Promise<ParsedDealer> {
	const file = `${slug}/dealer.ts`;
	const refuse = (message: string): ParsedDealer => ({
		dealer: null,
		problems: [{ file, option: '', message }],
	});
	if (!isSlug(slug)) {
		return refuse(
			`expected a dealer's folder in lower-case letters, digits and single hyphens, found ${JSON.stringify(slug)}`,
		);
	}
	const path = join(dealersDir, slug, 'dealer.ts');
	if (!existsSync(path))
		return refuse(`missing; expected a dealer's folder with a dealer.ts in ${dealersDir}`);
	try {
		const version = hashOf(readFileSync(path));
		const module: { default?: unknown } = await import(
			/* @vite-ignore */ `${pathToFileURL(path).href}?${version}`
		);
		const parsed = withSlugOf(slug, parseDealer(module.default, file), module.default, file);
		return parsed.dealer ? parsed : withFaultsOfMeaning(parsed, slug, dealersDir);
	} catch (error) {
		return refuse(`could not be read: ${reasonOf(error)}`);
	}
}

/** Checks that the slug is the name of the folder: with another slug, a build would write into another dealer's output. */
function withSlugOf(folder: string, parsed: ParsedDealer, options: unknown, file: string): ParsedDealer {
	const { slug } = isGroup(options) ? options : {};
	if (typeof slug !== 'string' || !isSlug(slug) || slug === folder) return parsed;
	const message = `expected the name of its folder, ${JSON.stringify(folder)}, found ${JSON.stringify(slug)}`;
	const readable = parsed.dealer ? { dealer: parsed.dealer, replaced: ['slug'] } : parsed.readable;
	return {
		dealer: null,
		problems: [{ file, option: 'slug', message }, ...parsed.problems],
		...(readable && { readable }),
	};
}

/** Adds the semantic problems of the readable options, so that one run reports everything. */
function withFaultsOfMeaning(
	{ problems, readable }: Extract<ParsedDealer, { dealer: null }>,
	folder: string,
	dealersDir: string,
): ParsedDealer {
	if (!readable) return { dealer: null, problems };
	// The folder decides where pictures are expected, and which file problems name.
	const part = { ...readable, dealer: { ...readable.dealer, slug: folder } };
	return { dealer: null, problems: [...problems, ...checkReadablePart(part, dealersDir)] };
}

/** The first line of an error's message, with the line of the dealer's file where known. */
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const line = /[\\/]dealer\.ts(?:\?[\w-]+)?:(\d+)/.exec(error.stack ?? '')?.[1];
	const [message = ''] = error.message.split('\n');
	return line === undefined ? message : `line ${line}: ${message}`;
}
