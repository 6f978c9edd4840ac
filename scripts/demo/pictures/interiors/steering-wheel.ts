import type { CurvePoint } from '../geometry/curves.ts';
import type { Art } from '../render/art.ts';
import { box, fill, line, type Markup, ring, stroke } from '../render/svg.ts';
import { closedPath, through } from './pen.ts';

const [X, Y, R] = [986, 654, 200];

function arc(r: number, from: number, to: number, steps: number): string {
	return through(
		Array.from({ length: steps + 1 }, (_, i): CurvePoint => {
			const t = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
			return [X + r * Math.cos(t), Y + r * Math.sin(t)];
		}),
	);
}

/** Rim, spokes, keys and hub; round with broad spokes, or flattened at the bottom. */
export function steeringWheel(art: Art, classic: boolean, accent: string): Markup {
	const leather = art.linear(X, Y - R, X, Y + R, '0 #5a6067, .15 #2f3338, .6 #1d2023, 1 #0d0e10');
	const arms = closedPath(
		classic
			? '786,610,20 916,588,20 1056,588,20 1186,610,20 1182,678,20 1082,714,30 1066,840,20 906,840,20 890,714,30 790,678,20'
			: '784,632,16 906,598,24 1066,598,24 1188,632,16 1184,684,16 1070,710,30 1032,850,16 940,850,16 902,710,30 788,684,16',
	);
	const keys = (s: number) =>
		box(X + s * 142 - 36, Y - 22, 72, 44, 14, '#0f1113') +
		line(X + s * 142 - 16, Y, X + s * 142 + 16, Y, '#c3c9cf', 4, 0.8) +
		line(X + s * 142, Y - 11, X + s * 142, Y + 11, '#c3c9cf', 4, 0.5);
	const flat =
		'M766 654A220 220 0 0 1 1206 654C1206 764 1146 860 1076 860H896C826 860 766 764 766 654ZM807 654C807 744 856 820 906 820H1066C1116 820 1165 744 1165 654A179 179 0 0 0 807 654Z';
	const rim = classic ? ring(X, Y, R, leather, 42) : fill(flat, leather, 1, { 'fill-rule': 'evenodd' });
	const hub = closedPath('902,604,40 1070,604,40 1078,674 1050,738,40 922,738,40 894,674');
	return (
		ring(X, Y + 14, R, '#000', 44, 0.3, { filter: art.blur(12, [700, 400, 580, 560]) }) +
		line(X - 230, Y - 40, X - 300, Y - 70, '#1b1e21', 14) +
		line(X + 225, Y - 40, X + 290, Y - 66, '#1b1e21', 14) +
		fill(arms, art.vertical(Y - 60, Y + 200, '0 #3d4248, 1 #17191c')) +
		stroke(arms, art.vertical(Y - 30, Y + 190, '0 #dfe4e8, .5 #8b939b, 1 #5a6269'), 3, 0.7) +
		keys(-1) +
		keys(1) +
		rim +
		stroke(arc(R + 4, 200, 340, 6), '#fff', 5, 0.3) +
		stroke(arc(R - 16, 160, 380, 8), '#000', 3, 0.4) +
		stroke(arc(R, 264, 276, 3), accent, 40, 0.7, { 'stroke-linecap': 'butt' }) +
		fill(hub, art.vertical(Y - 50, Y + 84, '0 #4b5157, .3 #2b2f34, 1 #17191c')) +
		stroke(hub, '#08090a', 3, 0.8) +
		ring(X, Y + 12, 27, '#dfe4e8', 4) +
		fill(`M${X} ${Y - 6}l12 18-12 18-12-18Z`, '#dfe4e8')
	);
}
