import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body, View } from './draw-vehicle.ts';
import { drawVehicle, FRAME } from './draw-vehicle.ts';
import { COLOURS, type Colour } from './paint/colours.ts';

/**
 * Writes the drawings of the trade-in form: each kind of body in every colour a register may name, one under the other in one file, of
 * which a page shows a part (`ute.svg#blue`), and the same from the other sides that photos are wanted of (`views/ute-front.svg#blue`):
 * `node scripts/demo/pictures/own-vehicles.ts`.
 */
const OUT = join(import.meta.dirname, '../../../src/features/trade-in/drawings');

/** The body that is drawn for each kind. */
const BODIES: Readonly<Record<string, Body>> = {
	hatch: 'hatch',
	sedan: 'sedan',
	wagon: 'wagon',
	suv: 'suv',
	ute: 'ute',
	van: 'van',
	coupe: 'coupe',
	convertible: 'convertible',
	motorcycle: 'naked',
	caravan: 'caravan',
};

const base = (colour: Colour) => COLOURS[colour].ramp[2];

/** The basic colours of paints (src/domain/vehicle/attributes/base-colour.ts), by the names of the parts. */
const PAINTS: Readonly<Record<string, string>> = {
	white: '#eceeef',
	silver: base('silver'),
	grey: base('grey'),
	black: base('black'),
	blue: base('blue'),
	red: base('red'),
	green: base('green'),
	beige: base('sand'),
	brown: base('bronze'),
	gold: '#b3924a',
	orange: base('orange'),
	yellow: base('yellow'),
	purple: '#553a78',
	pink: '#d98fa8',
};

/** How much each further step of light brightens, or of shade darkens, what is below it. */
const STEP = 0.13;

/** A painted area: its ground, and its steps of light and shade. */
const PAINTED = /<path d="M[^"]*Z" fill="(#\w+)"\/>(<g filter="[^"]*" transform="[^"]*">.*?<\/g>)/g;

/** How light a colour such as '#fff' or '#d6dadd' is: the sum of its parts. */
function lightness(hex: string): number {
	const parts = hex.length === 4 ? [...hex.slice(1)].map((part) => part + part) : hex.match(/\w\w/g);
	return (parts ?? []).reduce((sum, part) => sum + Number.parseInt(part, 16), 0);
}

/** The drawing in the colour of the text around it, with light and shade laid over it. */
function inAnyPaint(svg: string): string {
	return svg.replace(PAINTED, (area, ground: string, steps: string) =>
		area
			.replace(`fill="${ground}"`, 'fill="currentColor"')
			.replace(steps, () =>
				steps.replace(/fill="(#\w+)"/g, (_, tone: string) =>
					lightness(tone) > lightness(ground)
						? `fill="#fff" fill-opacity="${STEP}"`
						: `fill-opacity="${STEP}" fill="#000"`,
				),
			),
	);
}

/** A gradient with its name and stops. */
const GRADIENT = /<(?:linear|radial)Gradient id="(\w+)"[^>]*>(.*?)<\/(?:linear|radial)Gradient>/g;

/** A drawing whose paint is in gradients, as those of motorcycles: each shape that is painted otherwise in another colour is tinted. */
function tinted(white: string, red: string): string {
	const gradients = (svg: string) => [...svg.matchAll(GRADIENT)];
	const others = new Map(gradients(red).map(([, id, stops]) => [id, stops]));
	const painted = gradients(white).filter(([, id, stops]) => others.get(id) !== stops);
	return painted.reduce(
		(svg, [, id]) =>
			svg.replaceAll(
				new RegExp(`<\\w+ [^>]*fill="url\\(#${id}\\)"[^>]*/>`, 'g'),
				(shape) => shape + shape.replace(`url(#${id})"`, 'currentColor" style="mix-blend-mode:multiply"'),
			),
		white,
	);
}

/** The other sides, by the names of the photos; the drawing of a side has its nose left, and the driver's side of a car has it right. */
const SIDES: readonly { name: string; view: View; isTurned?: boolean }[] = [
	{ name: 'rear_corner', view: 'rear34' },
	{ name: 'driver_side', view: 'side', isTurned: true },
	{ name: 'front', view: 'front' },
];

/** The same of motorcycles, which are drawn flat: their right side is the left one turned. */
const MOTORCYCLE_SIDES: typeof SIDES = [
	{ name: 'rear_corner', view: 'rear' },
	{ name: 'driver_side', view: 'front34', isTurned: true },
	{ name: 'front', view: 'front' },
	{ name: 'inside', view: 'cabin' },
];

/** What is inside, by the kinds of vehicles. */
const INSIDES: Readonly<Record<string, { body: Body; view: View }>> = {
	car: { body: 'suv', view: 'cabin' },
	caravan: { body: 'caravan', view: 'interior' },
};

/** A body in the colour of the text around it. */
function drawnInAnyPaint(body: Body, view: View): string {
	const [white, red] = (['white', 'red'] as const).map((colour) => drawVehicle({ body, view, colour })) as [
		string,
		string,
	];
	return body === 'naked' ? tinted(white, red) : inAnyPaint(white);
}

/** Writes a drawing in all colours. */
function write(file: string, svg: string, isTurned = false): void {
	const [, start = '', drawing = ''] = /^(.*<\/defs>)(.*)<\/svg>$/s.exec(svg) ?? [];
	const turned = isTurned ? ` transform="matrix(-1 0 0 1 ${FRAME.width} 0)"` : '';
	const copies = Object.entries(PAINTS).map(([paint, colour], index) => {
		const y = index * FRAME.height;
		const view = `<view id="${paint}" viewBox="0 ${y} ${FRAME.width} ${FRAME.height}"/>`;
		if (index === 0) return `${view}<g color="${colour}"><g id="drawing"${turned}>${drawing}</g></g>`;
		return `${view}<use href="#drawing" y="${y}" color="${colour}"/>`;
	});
	writeFileSync(join(OUT, file), `${start}${copies.join('')}</svg>\n`);
}

mkdirSync(join(OUT, 'views'), { recursive: true });
for (const [name, body] of Object.entries(BODIES)) {
	write(`${name}.svg`, drawnInAnyPaint(body, 'front34'));
	for (const { name: side, view, isTurned } of body === 'naked' ? MOTORCYCLE_SIDES : SIDES)
		write(`views/${name}-${side}.svg`, drawnInAnyPaint(body, view), isTurned);
}
// Without paint, so that one is for all colours.
for (const [name, picture] of Object.entries(INSIDES))
	writeFileSync(join(OUT, `views/${name}-inside.svg`), `${drawVehicle({ ...picture, colour: 'white' })}\n`);
