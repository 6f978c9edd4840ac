import { hashOf } from '../content-hash.ts';
import { isLaterListPage } from '../domain/list/list-page.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import type { SiteContext } from './context.ts';
import type { Page } from './route.ts';
import type { Site } from './site.ts';
import { vehicleHash } from './vehicle-hash.ts';

/**
 * Kinds of pages whose address changes with the stock. Pages with {@link Page.inputs} link to them by what their inputs say, not by asking
 * whether they exist.
 */
const STOCK_KINDS: ReadonlySet<string> = new Set(['vehicle', 'checkout']);

/** Functions for the keys of a site's pages; null for a page whose inputs, or their source, are not listed. */
export interface InputKeys {
	inputs: (page: Page) => string | null;
	source: (page: Page) => string | null;
}

/**
 * Keys of pages from what their content is computed from, which costs a fraction of computing it: pages with an equal key of either kind
 * have equal content, as long as the site's period lasts (`nextChange`).
 *
 * @param shared the hash of what all pages are drawn with
 */
export function inputKeys(context: SiteContext, pages: readonly Page[], shared: string): InputKeys {
	const addresses = pages.filter(isLasting).map(({ path }) => path);
	const common = hashOf([shared, basisHash(context.site), ...addresses.sort()].join('\n'));
	const keyOf = ({ kind, path }: Page, texts: readonly string[]) =>
		hashOf([common, kind, path, ...texts].join('\n'));
	return {
		inputs: (page) => {
			const inputs = page.inputs?.(context);
			return inputs ? keyOf(page, inputs.map(inputText)) : null;
		},
		source: (page) => {
			const source = page.source?.(context);
			return source ? keyOf(page, [source]) : null;
		},
	};
}

/** Whether the address of a page does not come and go with single vehicles. */
function isLasting({ kind, path }: Page): boolean {
	return !STOCK_KINDS.has(kind) && !isLaterListPage(path);
}

function inputText(input: Vehicle | string): string {
	return typeof input === 'string' ? input : vehicleHash(input);
}

const basisHashes = new WeakMap<object, string>();

/** The hash of a site's options, texts and pictures. */
function basisHash({ basis, dealer, content, pictureSize }: Site): string {
	const known = basisHashes.get(basis);
	if (known !== undefined) return known;
	const asText = (_key: string, value: unknown) => (value instanceof RegExp ? String(value) : value);
	const hash = hashOf(JSON.stringify([dealer, content, [...pictureSize]], asText));
	basisHashes.set(basis, hash);
	return hash;
}
