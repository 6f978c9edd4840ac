import { mixed } from '../paint/colours.ts';
import { box, disc, line, type Markup, oval, ring, stroke } from '../render/svg.ts';
import type { Plan } from './floor-plan.ts';

/** A piece of furniture: its shadow, itself, and an edge. */
export function soft(x: number, y: number, w: number, h: number, r: number, colour: string): Markup {
	return (
		box(x + 14, y - 24, w, h, r, '#3b3127', 0.16) +
		box(x, y, w, h, r, colour) +
		box(x, y, w, h, r, 'none', 0.3, { stroke: '#3b3127', 'stroke-width': 8 })
	);
}

const clothOf = ({ cloth }: Plan) => mixed(cloth, '#f4f1ec', 0.35);

/** The bed with its pillows, and a cupboard on each side where there is room. */
export function bedroom(plan: Plan): Markup {
	const w = plan.width;
	const [low, high] = [(w - 1500) / 2, (w + 1500) / 2];
	const cloth = clothOf(plan);
	return (
		soft(160, low, 2040, 1500, 90, '#fbfaf7') +
		box(760, low + 20, 1420, 1460, 70, cloth) +
		box(760, low + 20, 210, 1460, 40, '#fff', 0.75) +
		soft(240, low + 120, 420, 560, 110, '#fff') +
		soft(240, high - 680, 420, 560, 110, '#fff') +
		stroke(`M1080 ${low + 160}q420 90 980 20`, '#fff', 14, 0.35) +
		stroke(`M1080 ${high - 300}q420 90 980 20`, '#fff', 14, 0.35) +
		(low > 380
			? soft(160, 100, 520, low - 160, 30, '#efece6') +
				soft(160, high + 60, 520, w - high - 160, 30, '#efece6')
			: '')
	);
}

/** Sink, cooktop, refrigerator. */
export function kitchen({ width: w }: Plan): Markup {
	const burners = [
		[3480, w - 450, 80],
		[3480, w - 250, 60],
		[3780, w - 450, 60],
		[3780, w - 250, 90],
	]
		.map(
			([x, y, r]) =>
				ring(x as number, y as number, r as number, '#8b939b', 14) +
				ring(x as number, y as number, (r as number) * 0.5, '#565d64', 10),
		)
		.join('');
	return (
		soft(2560, w - 650, 1900, 570, 30, '#c9c6c0') +
		soft(2660, w - 550, 480, 380, 60, '#e9ebec') +
		box(2710, w - 500, 380, 280, 50, '#aeb4b9') +
		disc(2900, w - 120, 40, '#7d858c') +
		soft(3320, w - 570, 640, 430, 40, '#22262a') +
		burners +
		soft(4080, w - 590, 320, 460, 30, '#dfe2e4')
	);
}

/** A bench round a table. */
export function lounge(plan: Plan): Markup {
	const cloth = clothOf(plan);
	const cushions = [2600, 3110, 3610]
		.map((x) => soft(x, 90, 460, 120, 50, mixed(cloth, '#000000', 0.12)))
		.join('');
	return (
		soft(2560, 80, 1540, 380, 70, cloth) +
		cushions +
		soft(2560, 420, 360, 420, 70, cloth) +
		soft(3740, 420, 360, 420, 70, cloth) +
		soft(2990, 420, 690, 560, 60, '#b08d63') +
		box(3020, 450, 630, 500, 50, '#c7a377', 0.7)
	);
}

/** Shower, basin and toilet behind a wall. */
export function bathroom({ length: l, width: w }: Plan): Markup {
	const x = l - 1350;
	const tiles =
		Array.from({ length: 7 }, (_, i) => line(x, 80 + i * 327, l - 80, 80 + i * 327, '#c5ccd1', 6)).join('') +
		Array.from({ length: 4 }, (_, i) => line(x + i * 317, 80, x + i * 317, w - 80, '#c5ccd1', 6)).join('');
	const wall = (y: number, h: number) =>
		box(x - 50, y, 60, h, 20, '#e9ebed', 1, { stroke: '#8b939b', 'stroke-width': 8 });
	return (
		box(x, 80, 1270, w - 160, 0, '#e8ecee') +
		tiles +
		soft(x + 350, w - 970, 880, 860, 60, '#f8fafb') +
		disc(x + 790, w - 550, 46, '#8b939b') +
		ring(x + 790, w - 550, 80, '#c5ccd1', 12) +
		soft(x + 80, 100, 560, 520, 40, '#d6cbb9') +
		oval(x + 360, 360, 190, 150, '#fff') +
		ring(x + 360, 360, 40, '#aeb4b9', 14) +
		soft(x + 850, 160, 380, 240, 50, '#fff') +
		oval(x + 1040, 560, 170, 230, '#fff') +
		oval(x + 1040, 560, 110, 160, '#dfe5e8') +
		wall(80, w - 1170) +
		wall(w - 450, 370)
	);
}
