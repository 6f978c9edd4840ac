import type { SiteContext } from '../../../site/context.ts';
import type { Site } from '../../../site/site.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';
import * as blocks from '../blocks/all.ts';
import type { HomeBlockName, HomeBlockOptions } from '../options.ts';
import type { HomeBlock } from '../page-data.ts';

/** Data of a block from its options and the site; null leaves the block out. */
type View = (options: HomeBlockOptions, context: SiteContext) => object | null;

/** Views by block name: `view.ts` in the folder of each block. */
const VIEWS = new Map<HomeBlockName, View>(
	await Promise.all(
		Object.values(blocks).map(async ({ name }) => {
			const { view } = (await import(`../blocks/${name}/view.ts`)) as { view: View };
			return [name, view] as const;
		}),
	),
);

/** Blocks of the dealer's home page in the dealer's order, without empty ones. Views get texts with their variables filled in. */
export function homeBlocks(context: SiteContext): HomeBlock[] {
	return context.site.dealer.home.blocks.flatMap((options) => {
		const data = VIEWS.get(options.block)?.(filledIn(options, context.site), context);
		return data ? [{ block: options.block, data }] : [];
	});
}

/** Options with the variables of all their texts filled in, such as `{count}`. */
function filledIn<Value>(value: Value, site: Site): Value {
	const fill = (part: unknown): unknown => {
		if (typeof part === 'string') return dealerText(part, site);
		if (Array.isArray(part)) return part.map(fill);
		if (typeof part !== 'object' || part === null) return part;
		return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, fill(entry)]));
	};
	return fill(value) as Value;
}
