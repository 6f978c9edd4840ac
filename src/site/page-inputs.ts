import { hashOf } from '../content-hash.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { compactText } from '../stock/snapshot/compact-vehicle.ts';
import type { SiteContext } from './context.ts';
import type { Page } from './route.ts';
import type { Site } from './site.ts';

/** Kinds of pages whose address changes with the stock. Pages with {@link Page.inputs} link to them by what their inputs say, not by asking whether they exist. */
const STOCK_KINDS: ReadonlySet<string> = new Set(['vehicle', 'checkout']);

/**
 * Keys of pages from what their content is computed from, which costs a fraction of computing it: pages with equal keys have equal content, as
 * long as the site's period lasts (`nextChange`).
 *
 * @param shared the hash of what all pages are drawn with
 * @returns null for a page whose inputs are not listed
 */
export function inputKeys(
	context: SiteContext,
	pages: readonly Page[],
	shared: string,
): (page: Page) => string | null {
	const addresses = pages.flatMap(({ kind, path }) => (STOCK_KINDS.has(kind) ? [] : [path])).sort();
	const common = hashOf([shared, basisHash(context.site), ...addresses].join('\n'));
	return (page) => {
		const inputs = page.inputs?.(context);
		return inputs ? hashOf([common, page.kind, page.path, ...inputs.map(inputText)].join('\n')) : null;
	};
}

function inputText(input: Vehicle | string): string {
	return typeof input === 'string' ? input : vehicleHash(input);
}

const vehicleHashes = new WeakMap<Vehicle, string>();

function vehicleHash(vehicle: Vehicle): string {
	const known = vehicleHashes.get(vehicle);
	if (known !== undefined) return known;
	const hash = hashOf(compactText(vehicle));
	vehicleHashes.set(vehicle, hash);
	return hash;
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
