import { type CurvePoint, cubicsThrough } from '../geometry/curves.ts';
import type { Art } from '../render/art.ts';
import { pathText, shortNumber } from '../render/path-text.ts';
import { disc, fill, group, type Markup, ring, tag } from '../render/svg.ts';
import { type FinishName, SPOKES, WHEEL_FINISHES, type WheelDesign } from './wheel-designs.ts';

/** A wheel's design. `rim` is the rim's share of the tyre's radius. */
export interface WheelLook {
	readonly design: WheelDesign;
	readonly finish: FinishName;
	readonly rim: number;
	/** Blocky off-road tread. */
	readonly chunky?: boolean;
	readonly caliper?: string;
}

const shape = (points: readonly CurvePoint[]) => pathText(cubicsThrough(points, 'closed'), 'closed', 2);

const turns = (times: number) => Array.from({ length: times }, (_, i) => Math.round((3600 / times) * i) / 10);

const around = (href: string, times: number): Markup =>
	turns(times)
		.map((angle) => tag('use', { href, transform: angle ? `rotate(${angle})` : undefined }))
		.join('');

function arc(r: number, from: number, to: number, steps = 4): CurvePoint[] {
	return Array.from({ length: steps + 1 }, (_, i): CurvePoint => {
		const t = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
		return [r * Math.cos(t), r * Math.sin(t)];
	});
}

/** The face of a wheel with its tyre, in a circle of 1000 units, y up. */
export function wheelFace(art: Art, look: WheelLook): Markup {
	const R = look.rim * 1000;
	const barrel = art.radial(0, 0, R, '0 #1c1f23, .7 #0b0c0e, 1 #2b3036');
	const inside =
		look.design === 'steel'
			? steelWheel(art, R)
			: disc(0, 0, R, barrel) +
				brake(art, R * 0.7, look.caliper ?? '#454b52') +
				alloy(art, R, look.design, look.finish);
	return tyre(art, look.rim, look.chunky === true) + inside;
}

/** Tread edge, shoulder, and a side wall with a faint moulded ring. */
function tyre(art: Art, rim: number, chunky: boolean): Markup {
	const wall = art.radial(
		0,
		0,
		1000,
		`${rim} #101214, ${rim + 0.05} #3a3e43, ${(rim + 1) / 2} #282b2f, .93 #33373b, 1 #0d0e10`,
	);
	const sheen = art.vertical(1000, -1000, '0 #fff/.22, .4 #fff/0, 1 #000/.4');
	const middle = (1000 * (rim + 0.965)) / 2;
	const dash = (share: number) => shortNumber(middle * share);
	return (
		disc(0, 0, 1000, wall) +
		(chunky ? ring(0, 0, 978, '#0b0c0e', 46, 1, { 'stroke-dasharray': '62 24' }) : '') +
		disc(0, 0, 1000, sheen) +
		ring(0, 0, middle + 40, '#000', 5, 0.5) +
		ring(0, 0, middle - 50, '#6a7077', 7, 0.45, { 'stroke-dasharray': `${dash(0.5)} ${dash(0.9)}` })
	);
}

/** Ventilated brake disc with a caliper. */
function brake(art: Art, r: number, caliper: string): Markup {
	const metal = art.linear(-r, r, r, -r, '0 #cfd4d9, .35 #7d848b, .55 #b3b9bf, 1 #7d848b');
	const outer = arc(r * 0.86, -32, 38);
	const inner = arc(r * 0.56, 38, -32);
	const rounded = (points: CurvePoint[]) =>
		points.map(([x, y], i): CurvePoint => (i === 0 || i === points.length - 1 ? [x, y, 30] : [x, y]));
	return (
		disc(0, 0, r, '#0d0e10') +
		disc(0, 0, r * 0.985, metal) +
		ring(0, 0, r * 0.92, '#4e555c', 6, 0.4) +
		ring(0, 0, r * 0.77, '#30353a', 20, 0.55, { 'stroke-dasharray': '16 58' }) +
		disc(0, 0, r * 0.5, '#2a2e33') +
		fill(shape([...rounded(outer), ...rounded(inner)]), caliper)
	);
}

/** A circle of round dots: a dashed ring whose dashes have no length and round ends. */
function studs(times: number, r: number, size: number, colour: string): Markup {
	const gap = shortNumber((2 * Math.PI * r) / times);
	return ring(0, 0, r, colour, size * 2, 0.9, { 'stroke-dasharray': `0 ${gap}` });
}

function alloy(art: Art, R: number, design: keyof typeof SPOKES, finish: FinishName): Markup {
	const f = WHEEL_FINISHES[finish];
	const { face, grooves, hub, times } = SPOKES[design];
	const spoke = `#${art.define((id) => tag('path', { id, d: shape(face) }))}`;
	const groove = `#${art.define((id) => tag('path', { id, d: grooves.map(shape).join('') }))}`;
	const cut = `url(#${art.define((id) => tag('clipPath', { id }, around(spoke, times)))})`;
	const metal = art.vertical(1000, -1000, `0 ${f.top}, .45 ${f.middle}, 1 ${f.low}`);
	const lip = art.vertical(1000, -1000, `0 ${f.middle}, .25 ${f.top}, .85 ${f.edge}, 1 ${f.middle}`);
	return group(
		{ transform: `scale(${shortNumber(R / 1000, 3)})` },
		ring(0, 0, 925, '#050607', 120, 0.55),
		group({ fill: f.edge, transform: 'translate(0 -26)' }, around(spoke, times), disc(0, 0, hub, f.edge)),
		disc(0, 0, 1000, metal, 1, { 'clip-path': cut }),
		disc(0, 0, hub, metal),
		group({ fill: f.groove, opacity: finish === 'machined' ? 1 : 0.55 }, around(groove, times)),
		ring(0, 0, hub * 0.98, f.edge, 8, 0.35),
		studs(5, Math.min(hub, 300) * 0.62, Math.min(hub, 300) * 0.12, '#1b1e22'),
		disc(0, 0, Math.min(hub, 300) * 0.36, '#17191c'),
		ring(0, 0, Math.min(hub, 300) * 0.36, f.top, 9, 0.7),
		ring(0, 0, 968, lip, 46),
		ring(0, 0, 943, f.edge, 8, 0.6),
		ring(0, 0, 992, '#000', 10, 0.7),
	);
}

function steelWheel(art: Art, R: number): Markup {
	const f = WHEEL_FINISHES.silver;
	const metal = art.radial(-150, 350, 1250, '0 #eef1f3, .5 #b5bbc1, 1 #70777e');
	const lip = art.vertical(1000, -1000, `0 ${f.top}, .5 ${f.middle}, 1 ${f.edge}`);
	const slot = `#${art.define((id) =>
		tag('path', {
			id,
			d: shape([
				[-95, 700, 60],
				[-75, 850, 60],
				[75, 850, 60],
				[95, 700, 60],
			]),
		}),
	)}`;
	return group(
		{ transform: `scale(${shortNumber(R / 1000, 3)})` },
		disc(0, 0, 960, metal),
		ring(0, 0, 960, lip, 60),
		ring(0, 0, 915, '#4c535a', 14, 0.7),
		group({ fill: '#0c0d0f' }, around(slot, 12)),
		ring(0, 0, 600, '#5a6168', 14, 0.5),
		ring(0, 0, 580, '#fff', 8, 0.5),
		disc(0, 0, 430, '#9aa1a8', 0.5),
		ring(0, 0, 430, '#5d646b', 12, 0.6),
		studs(6, 310, 42, '#33383d'),
		disc(0, 0, 190, '#2c3035'),
		ring(0, 0, 190, '#d9dde1', 14, 0.7),
	);
}
