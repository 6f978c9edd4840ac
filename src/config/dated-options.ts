import type { DateWindow } from '../domain/time/date-window.ts';
import type { Dealer } from './complete-dealer.ts';

/** An option that is shown for a time only. */
interface DatedOption {
	/** 'promotions.slider[0]'. */
	option: string;
	window: DateWindow;
}

/** Whether an option may be dated: options name the edges of their window `starts` and `expires`. */
function isDated(option: object): option is DateWindow {
	return 'starts' in option || 'expires' in option;
}

/** All promotions and dated home blocks of a dealer, with their windows. */
export function datedOptions({
	promotions,
	home,
	features,
}: Pick<Dealer, 'promotions' | 'home' | 'features'>): DatedOption[] {
	const { tiles, popup, slider, banners } = promotions;
	const lists: [string, readonly object[]][] = [
		['promotions.tiles.items', tiles?.items ?? []],
		['promotions.slider', slider],
		['promotions.banners', banners],
		['home.blocks', home.blocks],
	];
	return [
		...(features.spin_to_win ? [{ option: 'features.spin_to_win', window: features.spin_to_win }] : []),
		...(popup ? [{ option: 'promotions.popup', window: { expires: popup.expiryDate } }] : []),
		...lists.flatMap(([name, options]) =>
			options.flatMap((option, index) =>
				isDated(option) ? [{ option: `${name}[${index}]`, window: option }] : [],
			),
		),
	];
}
