import type { Dealer } from '../../config/complete-dealer.ts';
import { textsIn } from '../text/texts-in.ts';

/** The options with a picture of the dealer's folder, at any depth in a block or a promotion. */
const PICTURE_OPTIONS = ['image', 'src'];

/** The pictures of a dealer's folder that its options use. */
export function namedPictures({ home, logo, promotions, locations }: Dealer): string[] {
	return [
		...textsIn([home, logo, promotions]).flatMap(({ key, text }) =>
			PICTURE_OPTIONS.includes(key) ? [text] : [],
		),
		...locations.flatMap(({ image }) =>
			image ? [image.url, ...(image.thumb ? [image.thumb.url] : [])] : [],
		),
	];
}
