import type { SiteContext } from '../../../site/context.ts';
import * as blocks from '../blocks/all.ts';
import type { HomeBlockName, HomeBlockOptions } from '../options.ts';
import type { HomeBlock } from '../page-data.ts';

/** What a block shows by its options and the site; null leaves it out. */
type View = (options: HomeBlockOptions, context: SiteContext) => object | null;

/** Each block's view, by name: `view.ts` in the folder of that name. */
const VIEWS = new Map<HomeBlockName, View>(
	await Promise.all(
		Object.values(blocks).map(async ({ name }) => {
			const { view } = (await import(`../blocks/${name}/view.ts`)) as { view: View };
			return [name, view] as const;
		}),
	),
);

/** The blocks of the dealer's home page in the dealer's order; those with nothing to show are left out. */
export function homeBlocks(context: SiteContext): HomeBlock[] {
	return context.site.dealer.home.blocks.flatMap((options) => {
		const data = VIEWS.get(options.block)?.(options, context);
		return data ? [{ block: options.block, data }] : [];
	});
}
