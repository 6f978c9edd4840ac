import type { Variant } from '../variant.ts';

/** One variant with a badge of its own: what a dealer has added to it stands in the name and in the price. */
export function withBadge(
	variants: readonly Variant[],
	model: string,
	badge: string,
	{ name, costs }: { name: string; costs: number },
): Variant {
	const found = variants.findLast((variant) => variant.model === model && variant.badge === badge);
	if (!found) throw new Error(`The tables have no ${model} ${badge}`);
	return { ...found, badge: name, newPrice: found.newPrice + costs };
}
