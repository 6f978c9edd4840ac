import { points } from '../geometry/curves.ts';
import type { BikeBody } from './bikes.ts';
import type { Face } from './face.ts';

/** Every motorcycle from straight ahead. */
export const FACES: Record<BikeBody, Face> = {
	naked: {
		tyre: [300, 126],
		bars: { height: 940, half: 400, rise: 110 },
		lamp: { kind: 'round', y: 920, size: 92 },
		tank: { half: 190, top: 1040 },
		engine: { half: 230, low: 210, high: 720 },
		mudguard: { y: 650, half: 92 },
		mirrors: [330, 1210],
	},
	adventure: {
		tyre: [342, 104],
		bars: { height: 1060, half: 470, rise: 140 },
		lamp: { kind: 'twin', y: 1010, size: 120 },
		fairing: points('0,850,0 120,860,30 250,960,40 270,1060,30 190,1110,30 0,1120'),
		screen: points('0,1100,0 190,1100,20 170,1330,50 100,1410,40 0,1430'),
		tank: { half: 270, top: 1120 },
		engine: { half: 240, low: 260, high: 800 },
		mudguard: { y: 830, half: 110 },
		mirrors: [420, 1350],
	},
	cruiser: {
		tyre: [334, 132],
		bars: { height: 900, half: 470, rise: 130 },
		lamp: { kind: 'round', y: 800, size: 112 },
		tank: { half: 170, top: 900 },
		engine: { half: 280, low: 180, high: 660 },
		mudguard: { y: 724, half: 100 },
		mirrors: [420, 1180],
	},
	sport: {
		tyre: [300, 122],
		bars: { height: 880, half: 340, rise: 40 },
		lamp: { kind: 'slits', y: 870, size: 110 },
		fairing: points(
			'0,780,0 70,790,20 170,700,30 240,430,40 230,260,30 290,300,20 300,560,30 260,800,40 270,930,30 160,1010 0,1030',
		),
		screen: points('0,1010,0 170,1000,20 150,1110,50 80,1160 0,1170'),
		tank: { half: 170, top: 1050 },
		engine: { half: 220, low: 210, high: 700 },
		mudguard: { y: 640, half: 86 },
		grille: [700, 70, 40],
		mirrors: [330, 1110],
	},
	scooter: {
		tyre: [262, 112],
		bars: { height: 1010, half: 340, rise: 80 },
		lamp: { kind: 'round', y: 1040, size: 70 },
		fairing: points('0,360,0 120,370,40 210,520,60 230,780,60 190,980,50 130,1120,40 0,1140'),
		tank: { half: 200, top: 760 },
		engine: { half: 150, low: 200, high: 420 },
		mudguard: { y: 600, half: 90 },
		grille: [640, 96, 70],
		mirrors: [330, 1240],
	},
};
