import { type HomeBlockOptions, NEEDED_FEATURE } from '../../features/home/options.ts';
import type { Check, Finding } from './check.ts';

/** Options do not contradict each other, and the options they need are set. */
export const contradictions: Check = {
	name: 'contradictions',
	check: ({ dealer }) => {
		const findings: Finding[] = [];
		const refuse = (isWrong: boolean, option: string, message: string) => {
			if (isWrong) findings.push({ option, message });
		};
		refuse(
			dealer.search.backend === 'meilisearch' && dealer.search.host === null,
			'search.host',
			"missing; the backend 'meilisearch' needs the server's address",
		);
		for (const [index, { block }] of dealer.home.blocks.entries()) {
			const needed = NEEDED_FEATURE.get(block);
			refuse(
				needed !== undefined && dealer.dealerships.every(({ features }) => features[needed] === false),
				`home.blocks[${index}]`,
				`is a block '${block}', which needs features.${needed}`,
			);
		}
		for (const [index, { block }] of dealer.home.blocks.entries()) {
			const list = block === 'promotion-slider' ? 'slider' : block === 'banners' ? 'banners' : null;
			refuse(
				list !== null && dealer.promotions[list].length === 0,
				`home.blocks[${index}]`,
				`is a block '${block}', which shows promotions.${list}, and that is empty`,
			);
		}
		for (const [index, entry] of dealer.menus.header.entries()) {
			refuse(
				'mega' in entry && dealer.features.models === false,
				`menus.header[${index}]`,
				'is a menu of models, which needs features.models',
			);
		}
		const finders = dealer.home.blocks.flatMap((block, index) => (hasFinder(block) ? [index] : []));
		for (const index of finders.slice(1)) {
			refuse(
				true,
				`home.blocks[${index}]`,
				'is a second finder; a home page has one, in its hero or as a block',
			);
		}
		const { lookup, valuation } = dealer.features.trade_in || {};
		refuse(
			isAutoGrab(valuation) && !isAutoGrab(lookup),
			'features.trade_in.valuation',
			"is AutoGrab's, which values only vehicles that features.trade_in.lookup has found there",
		);
		for (const [index, route] of dealer.forms.routes.entries()) {
			refuse(
				route.emails.length === 0 && route.webhook === null,
				`forms.routes[${index}]`,
				'expected emails or a webhook, found neither',
			);
		}
		return findings;
	},
};

function isAutoGrab(service: unknown): boolean {
	return typeof service === 'object' && service !== null;
}

/** Whether a block of the home page contains the stock search form. */
function hasFinder(block: HomeBlockOptions): boolean {
	if (block.block === 'hero') return block.style === 'search' || block.style === 'centred';
	return block.block === 'finder';
}
