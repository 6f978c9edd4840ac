import type { Variant } from '../variant.ts';

/** One variant under a badge of the dealer's own, with the dealer's additions in its name and price. */
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
