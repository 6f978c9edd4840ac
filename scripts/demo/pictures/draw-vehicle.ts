import { caravanPicture, caravanProfileFrame } from './caravans/caravan-picture.ts';
import { interiorPicture } from './caravans/interior.ts';
import { planMarkup } from './caravans/plan.ts';
import { carPicture, carProfileFrame } from './cars/car-picture.ts';
import { bootPicture } from './interiors/boot.ts';
import { cabinPicture } from './interiors/cabin.ts';
import { bikePicture, bikeProfileFrame } from './motorcycles/bike-picture.ts';
import { BIKES, type BikeBody } from './motorcycles/bikes.ts';
import { COLOURS, type Colour } from './paint/colours.ts';
import { placeholderPicture } from './placeholder.ts';
import { Art } from './render/art.ts';
import { type Frame, svgDocument } from './render/document.ts';
import { placed } from './render/placed.ts';
import { CANVAS } from './render/standpoint.ts';
import type { Markup } from './render/svg.ts';
import type { Trim } from './trims.ts';
import { CARAVANS, CARS, type CaravanBody, type CarBody, LIVING } from './vehicles.ts';
import { wheelPicture } from './wheels/wheel-picture.ts';

/** Every body that can be drawn. */
export type Body = CarBody | CaravanBody | BikeBody;

/** Views: whole vehicles, details, and `profile`, the tight side elevation for line-ups. */
export type View =
	| 'front34'
	| 'side'
	| 'rear34'
	| 'front'
	| 'rear'
	| 'profile'
	| 'wheel'
	| 'cabin'
	| 'boot'
	| 'interior'
	| 'plan'
	| 'engine';

/** A picture to draw. */
export interface VehiclePicture {
	readonly body: Body;
	readonly view: View;
	readonly colour: Colour;
	readonly trim?: Trim;
}

/** The frame of all pictures but profiles: 1112 by 790 pixels. */
export const FRAME: Frame = { x: 0, y: 0, width: CANVAS.width, height: CANVAS.height, unitsPerPixel: 2 };
const CABIN_FRAME: Frame = { x: 0, y: 30, width: 1280, height: 909, unitsPerPixel: 1280 / 1112 };

const isCar = (body: Body): body is CarBody => body in CARS;
const isCaravan = (body: Body): body is CaravanBody => body in CARAVANS;

/** The frame of a picture. */
export function frameOf(body: Body, view: View): Frame {
	if (view === 'cabin' && isCar(body)) return CABIN_FRAME;
	if (view !== 'profile') return FRAME;
	if (isCar(body)) return carProfileFrame(CARS[body].design);
	return isCaravan(body) ? caravanProfileFrame(CARAVANS[body]) : bikeProfileFrame(body);
}

/** The label of a body. */
export function labelOf(body: Body): string {
	if (isCar(body)) return CARS[body].design.label;
	return isCaravan(body) ? CARAVANS[body].label : BIKES[body].label;
}

/** Draws a vehicle as SVG text. The same request gives the same text. */
export function drawVehicle(picture: VehiclePicture): string {
	const art = new Art();
	const trim = picture.trim ?? 'base';
	const markup = markupOf(art, picture, trim);
	const title = `${labelOf(picture.body)}, ${COLOURS[picture.colour].label.toLowerCase()}`;
	return svgDocument(art, markup, frameOf(picture.body, picture.view), title);
}

/** Draws the placeholder for a picture that is still missing. */
export function drawPlaceholder(): string {
	const art = new Art();
	return svgDocument(art, placeholderPicture(art), FRAME, 'Picture coming');
}

function markupOf(art: Art, { body, view, colour }: VehiclePicture, trim: Trim): Markup {
	const paint = COLOURS[colour];
	if (view === 'interior' || view === 'plan') return livingMarkup(art, body, view);
	if (isCar(body)) return carMarkup(art, body, view, colour, trim);
	if (isCaravan(body)) {
		if (isExterior(view)) return caravanPicture(art, CARAVANS[body], view, paint, trim);
	} else if (
		view === 'front34' ||
		view === 'front' ||
		view === 'rear' ||
		view === 'cabin' ||
		view === 'engine' ||
		view === 'wheel' ||
		view === 'profile'
	) {
		return bikePicture(art, body, view, paint, trim);
	}
	throw new Error(`${body} has no picture of its ${view}`);
}

function carMarkup(art: Art, body: CarBody, view: View, colour: Colour, trim: Trim): Markup {
	const { design, cabin, boot } = CARS[body];
	if (isExterior(view)) return carPicture(art, design, view, COLOURS[colour], trim);
	if (view === 'cabin') return cabinPicture(art, cabin);
	if (view === 'boot') return bootPicture(art, boot);
	if (view !== 'wheel') throw new Error(`${body} has no picture of its ${view}`);
	const { designs, rim, chunky, diameter, width } = design.wheel;
	const [style, finish] = designs[trim];
	const look = {
		design: style,
		finish,
		rim,
		chunky: chunky === true,
		caliper: trim === 'sport' ? '#b3161b' : '#454b52',
	};
	return wheelPicture(art, look, diameter, width);
}

type Exterior = Parameters<typeof carPicture>[2];

const isExterior = (view: View): view is Exterior =>
	view === 'front34' ||
	view === 'side' ||
	view === 'rear34' ||
	view === 'front' ||
	view === 'rear' ||
	view === 'profile';

function livingMarkup(art: Art, body: Body, view: 'interior' | 'plan'): Markup {
	if (body !== 'caravan' && body !== 'pop-top' && body !== 'motorhome')
		throw new Error(`${body} has no living room`);
	const { room, plan } = LIVING[body];
	if (view === 'interior') return interiorPicture(art, room);
	const ahead = plan.nose === 'cab' ? 1660 : 640;
	const scale = Math.min(
		(CANVAS.width - 160) / (plan.length + ahead),
		(CANVAS.height - 300) / (plan.width + 700),
	);
	const x = (CANVAS.width - (plan.length + ahead) * scale) / 2 + ahead * scale;
	return placed(planMarkup(art, plan), scale, x, CANVAS.height / 2 + ((plan.width - 560) * scale) / 2);
}
