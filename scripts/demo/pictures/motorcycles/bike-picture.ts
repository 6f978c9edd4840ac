import { COLOURS, type Paint } from '../paint/colours.ts';
import type { Art } from '../render/art.ts';
import type { Frame } from '../render/document.ts';
import { FLOOR_LIGHT } from '../render/ground.ts';
import { placed } from '../render/placed.ts';
import { PROFILE_SCALE } from '../render/profile-frame.ts';
import { CANVAS } from '../render/standpoint.ts';
import { type Markup, oval } from '../render/svg.ts';
import type { Trim } from '../trims.ts';
import { BIKES, type BikeBody } from './bikes.ts';
import { FACES } from './faces.ts';
import { drawFace } from './front-view.ts';
import { drawBack } from './rear-view.ts';
import { drawRidersView } from './riders-view.ts';

/** A motorcycle's pictures: its left side, its front and back, what its rider sees, and two details. */
export type BikeView = 'front34' | 'front' | 'rear' | 'cabin' | 'engine' | 'wheel' | 'profile';

/** A motorcycle from one side, or a detail of it. */
export function bikePicture(art: Art, body: BikeBody, view: BikeView, paint: Paint, trim: Trim): Markup {
	switch (view) {
		case 'front34':
			return wholeBike(art, body, paint, trim);
		case 'front':
			return upright(art, drawFace({ art, paint, trim }, FACES[body]));
		case 'rear':
			return upright(art, drawBack({ art, paint, trim }, FACES[body]));
		case 'cabin':
			return placed(drawRidersView({ art, paint, trim }), 1.9, CANVAS.width / 2, CANVAS.height * 0.83);
		case 'engine':
			return closeUp(art, body, BIKES[body].engine, 1040);
		case 'wheel': {
			const { x, radius } = BIKES[body].bones.front;
			return closeUp(art, body, [x + 40, radius], 1000);
		}
		case 'profile':
			return placed(BIKES[body].draw({ art, paint, trim }), PROFILE_SCALE, 0, 0);
	}
}

/** Shadow of the bike and of its tyres. */
function floor(art: Art, body: BikeBody): Markup {
	const { extent, bones } = BIKES[body];
	const middle = (extent[0] + extent[1]) / 2;
	const reach = extent[1] - extent[0];
	const soft = art.glow('0 #10151a/.5, .6 #10151a/.26, 1 #10151a/0');
	const tight = art.glow('0 #000/.75, .5 #000/.45, 1 #000/0');
	const feet = [bones.front, bones.rear].map(({ x, radius }) => oval(x, 2, radius * 0.62, 15, tight));
	const light = oval(middle, 0, reach * 0.54, 170, art.glow(FLOOR_LIGHT));
	return light + oval(middle, -4, reach * 0.52, 44, soft) + feet.join('');
}

function wholeBike(art: Art, body: BikeBody, paint: Paint, trim: Trim): Markup {
	const { extent, tallest, draw } = BIKES[body];
	const [from, to] = extent;
	const scale = Math.min((CANVAS.width * 0.9) / (to - from), (CANVAS.height * 0.82) / tallest);
	const y = CANVAS.height * 0.5 + (tallest * scale) / 2;
	return placed(
		floor(art, body) + draw({ art, paint, trim }),
		scale,
		(CANVAS.width - (from + to) * scale) / 2,
		y,
	);
}

/** A motorcycle from ahead or behind, on its shadow. */
function upright(art: Art, bike: Markup): Markup {
	const shadow = oval(0, 2, 330, 30, art.glow('0 #10151a/.6, .6 #10151a/.3, 1 #10151a/0'));
	const light = oval(0, 0, 760, 150, art.glow(FLOOR_LIGHT));
	const scale = (CANVAS.height * 0.84) / 1430;
	return placed(light + shadow + bike, scale, CANVAS.width / 2, CANVAS.height * 0.92);
}

/** A part of the bike filling the canvas. One file serves all colours, so the paint is black. */
function closeUp(art: Art, body: BikeBody, [x, y]: readonly [number, number], across: number): Markup {
	const scale = CANVAS.width / across;
	const bike = BIKES[body].draw({ art, paint: COLOURS.black, trim: 'luxury' });
	return placed(floor(art, body) + bike, scale, CANVAS.width / 2 - x * scale, CANVAS.height / 2 + y * scale);
}

/** The tight frame of a motorcycle's profile. */
export function bikeProfileFrame(body: BikeBody): Frame {
	const { extent, tallest } = BIKES[body];
	const [from, to, high] = [extent[0], extent[1], tallest].map((v) => v * PROFILE_SCALE) as [
		number,
		number,
		number,
	];
	const x = Math.floor(from);
	return { x, y: -Math.ceil(high), width: Math.ceil(to) - x, height: Math.ceil(high), unitsPerPixel: 2 };
}
