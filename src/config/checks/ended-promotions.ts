import { windowEdges, windowState } from '../../domain/time/date-window.ts';
import type { Dealer } from '../complete-dealer.ts';
import type { Finding } from './check.ts';

/** Promotions that have expired: they are no longer shown, and can be removed or renewed. */
export function endedPromotions({ promotions, home }: Dealer, now: Date): Finding[] {
	const { tiles, popup, slider, banners } = promotions;
	const dated = [
		...(popup ? [{ option: 'promotions.popup', expires: popup.expiryDate }] : []),
		...(tiles?.items ?? []).map(({ expires }, index) => ({
			option: `promotions.tiles.items[${index}]`,
			expires,
		})),
		...slider.map(({ expires }, index) => ({ option: `promotions.slider[${index}]`, expires })),
		...banners.map(({ expires }, index) => ({ option: `promotions.banners[${index}]`, expires })),
		...home.blocks.flatMap((block, index) =>
			block.block === 'promotion' ? [{ option: `home.blocks[${index}]`, expires: block.expires }] : [],
		),
	];
	return dated
		.filter(({ expires }) => windowState(windowEdges({ expires }), now.getTime()) === 'over')
		.map(({ option, expires }) => ({ option, message: `ended at ${expires} and is not shown any more` }));
}
