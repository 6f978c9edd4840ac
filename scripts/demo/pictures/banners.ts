import { drawVehicle, type VehiclePicture } from './draw-vehicle.ts';

/** The size of pictures in the promotions slider (PROMO-016). */
const WIDTH = 1920;
const HEIGHT = 540;
/** Frame of the vehicle: at the right and a little larger than the banner is high, with its wheels in view. */
const VEHICLE = { x: 1010, y: -20, width: 820, height: 582 };

/** A wide, low banner: a vehicle on a coloured background. */
export interface Banner extends Pick<VehiclePicture, 'body' | 'colour'> {
	readonly name: string;
	/** Colours of the background from left to right. */
	readonly ground: readonly [string, string];
}

/** The banners of the demo dealers, each a vehicle on a ground of two colours. */
export const BANNERS: readonly Banner[] = [
	{ name: 'banner-suv-blue.svg', body: 'suv', colour: 'blue', ground: ['#10233f', '#3d6fae'] },
	{ name: 'banner-ute-white.svg', body: 'ute', colour: 'white', ground: ['#3a2a1c', '#b5773c'] },
	{ name: 'banner-hatch-red.svg', body: 'hatch', colour: 'red', ground: ['#34302c', '#8d8378'] },
];

/** A banner as a file, with the whole drawing of the vehicle inside it. */
export function drawBanner({ body, colour, ground: [from, to] }: Banner): string {
	const { x, y, width, height } = VEHICLE;
	const vehicle = drawVehicle({ body, colour, view: 'front34' }).replace(
		/^<svg ([^>]*?)width="\d+" height="\d+"/,
		`<svg $1x="${x}" y="${y}" width="${width}" height="${height}"`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><defs><linearGradient id="ground"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/><path d="M0 540 760 0h220L220 540zM420 540 1180 0h60L480 540z" fill="#fff" opacity=".05"/>${vehicle}</svg>`;
}
