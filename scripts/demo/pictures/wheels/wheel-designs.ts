import { type CurvePoint, points } from '../geometry/curves.ts';

/** One spoke of a wheel with a rim of radius 1000, pointing up, and how often it is repeated. */
export interface SpokeDesign {
	readonly times: number;
	readonly hub: number;
	readonly face: readonly CurvePoint[];
	/** Grooves engraved in the spoke. */
	readonly grooves: readonly (readonly CurvePoint[])[];
}

/** The alloy wheels. `disc` is a closed cover with slots, as on electric cars. */
export const SPOKES = {
	twin: {
		times: 5,
		hub: 250,
		face: points('-92,170,30 -272,950,20 -158,978,20 0,330,50 158,978,20 272,950,20 92,170,30'),
		grooves: [
			points('-50,260,0 -206,930,0 -222,930,0 -66,260,0'),
			points('50,260,0 206,930,0 222,930,0 66,260,0'),
		],
	},
	ten: {
		times: 10,
		hub: 265,
		face: points('-62,180,20 -48,560 -82,975,20 82,975,20 48,560 62,180,20'),
		grooves: [points('-6,300,0 -12,930,0 12,930,0 6,300,0')],
	},
	five: {
		times: 5,
		hub: 280,
		face: points('-150,180,40 -118,560 -300,955,50 -120,985,0 120,985,0 300,955,50 118,560 150,180,40'),
		grooves: [points('-70,420,30 -48,620 -120,900,30 120,900,30 48,620 70,420,30')],
	},
	star: {
		times: 5,
		hub: 230,
		face: points(
			'-86,160,20 -60,480,40 -330,925,20 -230,965,20 0,640,60 230,965,20 330,925,20 60,480,40 86,160,20',
		),
		grooves: [points('0,240,0 -22,520 0,600,20 22,520')],
	},
	blade: {
		times: 7,
		hub: 240,
		face: points('-100,160,20 -150,480 -70,800 70,985,20 330,930,20 130,640 60,380 80,160,20'),
		grooves: [points('-60,260,0 -90,500 -10,790 120,950,0 150,940,0 20,780 -62,500 -40,260,0')],
	},
	six: {
		times: 6,
		hub: 300,
		face: points('-120,180,30 -125,600 -215,950,40 215,950,40 125,600 120,180,30'),
		grooves: [points('-60,420,30 -52,640 -92,880,30 92,880,30 52,640 60,420,30')],
	},
	disc: {
		times: 9,
		hub: 520,
		face: points('-190,300,20 -250,700 -296,940,30 110,985,30 70,700 40,300,20'),
		grooves: [points('-120,560,20 -150,860,30 -40,880,30 -60,560,20')],
	},
} satisfies Record<string, SpokeDesign>;

/** All wheel designs; `steel` is the pressed wheel of work vehicles. */
export type WheelDesign = keyof typeof SPOKES | 'steel';

/** Colours of a wheel's metal. */
export interface WheelFinish {
	readonly top: string;
	readonly middle: string;
	readonly low: string;
	readonly edge: string;
	readonly groove: string;
}

/** Finishes of wheels. */
export const WHEEL_FINISHES = {
	silver: { top: '#f7f9fb', middle: '#c3c9cf', low: '#7d858d', edge: '#4a5158', groove: '#6a727a' },
	grey: { top: '#b9c0c7', middle: '#767d85', low: '#484e55', edge: '#22262a', groove: '#3a3f45' },
	black: { top: '#868d95', middle: '#34383d', low: '#1a1c1f', edge: '#050506', groove: '#0c0d0f' },
	/** Black with the face turned bright. */
	machined: { top: '#ffffff', middle: '#cdd3d8', low: '#8d959d', edge: '#0b0c0e', groove: '#1a1d20' },
} satisfies Record<string, WheelFinish>;

/** The name of a finish. */
export type FinishName = keyof typeof WHEEL_FINISHES;
