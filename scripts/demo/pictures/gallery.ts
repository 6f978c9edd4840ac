import { type Body, frameOf, type View } from './draw-vehicle.ts';
import { BIKES } from './motorcycles/bikes.ts';
import { COLOURS, type Colour, colourDistance } from './paint/colours.ts';
import { PROFILE_SCALE } from './render/profile-frame.ts';
import { BODIES, type ShippedBody } from './stock-bodies.ts';
import type { Trim } from './trims.ts';

/** Body, view and colour of a picture of the demo. */
export interface PictureRequest {
	readonly body: Body;
	readonly view: View;
	readonly colour: Colour;
}

/** One picture of a vehicle's gallery; width and height in pixels, as its file says. */
export interface GalleryPicture {
	readonly name: string;
	readonly view: View;
	readonly label: string;
	readonly width: number;
	readonly height: number;
}

/** A body's shipped pictures. */
export const shipped = (body: Body): ShippedBody => BODIES[body];

/** The colours a body is shipped in; the first is the fallback. */
export const coloursOf = (body: Body): readonly Colour[] => Object.keys(shipped(body).colours) as Colour[];

/** The shipped colour nearest to another one: a dealer's stock has more paints than there are pictures. */
export function nearestColour(body: Body, wanted: Colour): Colour {
	const away = (colour: Colour) => colourDistance(COLOURS[colour].ramp[2], COLOURS[wanted].ramp[2]);
	const [first, ...others] = coloursOf(body) as [Colour, ...Colour[]];
	return others.reduce((best, colour) => (away(colour) < away(best) ? colour : best), first);
}

/** The trim that comes with a colour. */
export function trimOf(body: Body, colour: Colour): Trim {
	const trim = shipped(body).colours[colour];
	if (!trim) throw new Error(`No ${body} is shipped in ${colour}`);
	return trim;
}

/** Views that are the same in every colour, so that one file serves all. */
const COLOURLESS: readonly View[] = ['cabin', 'boot', 'interior', 'plan', 'engine'];

/** The file a picture is in: `suv-front34-blue.svg`, or a shared one such as `suv-cabin.svg` and `suv-wheel-luxury.svg`. */
export function pictureName({ body, view, colour }: PictureRequest): string {
	const owner = shipped(body).shares?.[view] ?? body;
	if (COLOURLESS.includes(view) || (view === 'wheel' && owner in BIKES)) return `${owner}-${view}.svg`;
	if (view === 'wheel') return `${owner}-wheel-${trimOf(body, colour)}.svg`;
	return `${owner}-${view}-${colour}.svg`;
}

const LABELS: Record<View, string> = {
	front34: 'Front three-quarter',
	side: 'Side',
	rear34: 'Rear three-quarter',
	front: 'Front',
	rear: 'Rear',
	profile: 'Side',
	wheel: 'Wheel',
	cabin: 'Cabin',
	boot: 'Boot',
	interior: 'Interior',
	plan: 'Floor plan',
	engine: 'Engine',
};

/** Labels of views for bodies with a better word. */
const OWN_LABELS: Partial<Record<Body, Partial<Record<View, string>>>> = {
	ute: { boot: 'Tub' },
	'ute-canopy': { boot: 'Under the canopy' },
	'ute-tray': { boot: 'Tray' },
	'cab-chassis': { boot: 'Tray' },
	van: { boot: 'Load space' },
	naked: { front34: 'Left side' },
	adventure: { front34: 'Left side' },
	cruiser: { front34: 'Left side' },
	sport: { front34: 'Left side' },
	scooter: { front34: 'Left side' },
};

function galleryPicture(request: PictureRequest): GalleryPicture {
	const { body, view } = request;
	const frame = frameOf(body, view);
	return {
		name: pictureName(request),
		view,
		label: OWN_LABELS[body]?.[view] ?? LABELS[view],
		width: Math.round(frame.width / frame.unitsPerPixel),
		height: Math.round(frame.height / frame.unitsPerPixel),
	};
}

/** A vehicle's pictures in order, the card's first. */
export function galleryOf(body: Body, colour: Colour): GalleryPicture[] {
	trimOf(body, colour);
	return shipped(body).gallery.map((view) => galleryPicture({ body, view, colour }));
}

/** The tight side view of a body, in the requested colour if it is shipped in it, else in its first. */
export function profileOf(body: Body, colour: Colour): GalleryPicture {
	const { profiles } = shipped(body);
	const shown = profiles.includes(colour) ? colour : (profiles[0] as Colour);
	return galleryPicture({ body, view: 'profile', colour: shown });
}

/** Length of a body in its profile, in millimetres, for widths to scale in a line-up. */
export const lengthOf = (body: Body): number => Math.round(frameOf(body, 'profile').width / PROFILE_SCALE);
