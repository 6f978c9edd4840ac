/** Usual equipment of cars from a certain year on, in the words of a window sticker. Lines of the tables begin with one of these lists. */

export const SINCE_2006: readonly string[] = [
	'Air conditioning',
	'Power windows and mirrors',
	'Remote central locking',
	'CD player with auxiliary input',
	'ABS brakes and stability control',
];

/** Equipment usual from 2012 on. */
export const SINCE_2012: readonly string[] = [
	'Air conditioning',
	'Cruise control',
	'Bluetooth telephone and audio',
	'Steering wheel audio controls',
	'Power windows and mirrors',
	'Seven airbags',
];

/** Equipment usual from 2017 on. */
export const SINCE_2017: readonly string[] = [
	'Reversing camera',
	'Cruise control with speed limiter',
	'Touchscreen with Bluetooth and USB',
	'Rear parking sensors',
	'Automatic headlamps',
	'Hill start assist',
	'Seven airbags',
];

/** Equipment usual from 2020 on. */
export const SINCE_2020: readonly string[] = [
	'Apple CarPlay and Android Auto',
	'Reversing camera',
	'Autonomous emergency braking with pedestrian detection',
	'Adaptive cruise control',
	'Lane keeping assist',
	'Rear parking sensors',
	'LED headlamps',
	'Tyre pressure monitoring',
];

/** Equipment usual from 2023 on. */
export const SINCE_2023: readonly string[] = [
	'Wireless Apple CarPlay and Android Auto',
	'Autonomous emergency braking with junction assist',
	'Adaptive cruise control',
	'Lane trace assist',
	'Blind spot monitor',
	'Rear cross-traffic alert',
	'Reversing camera',
	'Parking sensors front and rear',
	'LED headlamps with auto high beam',
	'USB-C charging ports',
];
