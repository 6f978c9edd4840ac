import { shortNumber } from './path-text.ts';
import { group, type Markup } from './svg.ts';

/** Places a drawing in millimetres, y up, with its origin at (x, y) on the picture. */
export function placed(inner: Markup, scale: number, x: number, y: number): Markup {
	const k = shortNumber(scale, 4);
	return group({ transform: `matrix(${k} 0 0 -${k} ${shortNumber(x)} ${shortNumber(y)})` }, inner);
}
