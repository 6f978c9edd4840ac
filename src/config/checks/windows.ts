import { windowProblem } from '../../domain/time/date-window.ts';
import type { Check } from './check.ts';

/** A promotion starts before it expires (PROMO-008). */
export const startsBeforeExpiring: Check = {
	name: 'starts-before-expiring',
	check: ({ dealer }) => {
		const lists = {
			'promotions.tiles.items': dealer.promotions.tiles?.items ?? [],
			'promotions.slider': dealer.promotions.slider,
			'promotions.banners': dealer.promotions.banners,
		};
		return Object.entries(lists).flatMap(([option, items]) =>
			items.flatMap((item, index) => {
				const message = windowProblem(item);
				return message === null ? [] : [{ option: `${option}[${index}]`, message }];
			}),
		);
	},
};
