import { cubicsThrough, points } from '../geometry/curves.ts';
import type { Art } from '../render/art.ts';
import { pathText } from '../render/path-text.ts';
import { box, disc, fill, group, line, type Markup, stroke } from '../render/svg.ts';
import type { Plan } from './floor-plan.ts';
import { bathroom, bedroom, kitchen, lounge, soft } from './plan-rooms.ts';

const shape = (text: string) => pathText(cubicsThrough(points(text), 'closed'), 'closed', 2);

/** The whole plan, to be placed by a matrix that flips y. */
export function planMarkup(art: Art, plan: Plan): Markup {
	const { length: l, width: w } = plan;
	const boards = Array.from({ length: 11 }, (_, i) =>
		line(80, (w / 12) * (i + 1), l - 80, (w / 12) * (i + 1), '#b89c78', 6, 0.35),
	).join('');
	const wood = art.linear(0, 0, l, 0, '0 #d8c3a5, .5 #e2cfb4, 1 #d3bd9e');
	return [
		nose(plan),
		box(0, 0, l, w, 90, '#e9ebed', 1, { stroke: '#8b939b', 'stroke-width': 12 }),
		box(80, 80, l - 160, w - 160, 40, wood),
		boards,
		bedroom(plan),
		kitchen(plan),
		lounge(plan),
		plan.bath ? bathroom(plan) : '',
		openings(plan),
	].join('');
}

function openings({ length: l, width: w, bath }: Plan): Markup {
	const pane = (x: number, y: number, width: number) =>
		box(x, y, width, 74, 0, '#a9c6da', 1, { stroke: '#5f7482', 'stroke-width': 8 });
	const door = bath ? 4250 : l - 1000;
	return (
		pane(800, w - 74, 900) +
		pane(800, 0, 900) +
		pane(2800, 0, 900) +
		pane(2800, w - 74, 700) +
		box(door, -6, 640, 90, 0, '#f6f7f8') +
		stroke(`M${door + 640} 40A640 640 0 0 0 ${door}-600`, '#6a727a', 10, 0.7, {
			'stroke-dasharray': '40 30',
		}) +
		line(door, 40, door, -600, '#6a727a', 26)
	);
}

/** The part ahead of the living space. */
function nose({ nose: kind, width: w }: Plan): Markup {
	if (kind === 'drawbar') {
		const middle = w / 2;
		return (
			stroke(
				`M0 ${middle - 325}L-520 ${middle - 45}Q-600 ${middle} -520 ${middle + 45}L0 ${middle + 325}Z`,
				'#6a727a',
				34,
			) + disc(-560, middle, 70, '#6a727a')
		);
	}
	const seat = (y: number) =>
		soft(-640, y, 520, 560, 120, '#4b5157') + soft(-200, y + 20, 160, 520, 70, '#3a3f45');
	const cab = shape(
		`60,120,40 -900,160,200 -1500,360,300 -1640,${w / 2} -1500,${w - 360},300 -900,${w - 160},200 60,${w - 120},40`,
	);
	const glass = shape(
		`-700,240,60 -1080,380,200 -1150,${w / 2} -1080,${w - 380},200 -700,${w - 240},60 -780,${w / 2}`,
	);
	return (
		fill(cab, '#dfe2e4') +
		stroke(cab, '#8b939b', 12) +
		fill(glass, '#a9c6da') +
		group({}, seat(w * 0.16), seat(w * 0.84 - 560))
	);
}
